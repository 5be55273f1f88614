import { Hono } from 'hono';
import { clientOf } from '../shared/client-of.ts';
import { consolePage, consoleView } from '../pages/console.ts';
import { pictureRoutes } from '../pages/pictures.ts';
import { referenceRoutes } from '../pages/reference.ts';
import { PAGE_FONTS, PAGE_STYLE } from '../pages/layout.ts';
import { fontRoutes } from '../shared/site-font.ts';
import type { Services } from '../shared/services.ts';
import { localOnly } from './local-only.ts';
import { wantsPage } from './request.ts';
import { prepareRoutes } from './prepare/routes.ts';
import { recordRoutes } from './records.ts';
import { resetRoutes } from './reset.ts';
import { settingsRoutes } from './settings.ts';
import { stateRoutes } from './states.ts';

/** Serves everything under `/sandbox`: pages for people, JSON for tests. */
export function controlRoutes(services: Services, contract: Hono, document: () => object): Hono {
  const app = new Hono();
  // Pictures are served to other machines, too, so that a phone in the same network can show the site.
  app.route('/', pictureRoutes());
  app.use('/sandbox/*', localOnly);
  app.get('/sandbox', async (c) => {
    const view = await consoleView(services, { client: clientOf(c), find: c.req.query('find') ?? '' });
    return wantsPage(c) ? c.html(consolePage(view)) : c.json(view);
  });
  app.get('/sandbox/page.css', (c) => c.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.route('/', fontRoutes(PAGE_FONTS));
  app.route('/', referenceRoutes(document));
  app.route('/', prepareRoutes(services, contract));
  for (const routes of [recordRoutes, settingsRoutes, stateRoutes, resetRoutes]) app.route('/', routes(services));
  app.all('/sandbox/*', (c) => c.json({ message: 'There is no such page of the sandbox.' }, 404));
  return app;
}
