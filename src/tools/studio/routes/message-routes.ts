import { Hono } from 'hono';
import * as v from 'valibot';
import { isLocale } from '../../../config/locales.ts';
import { NAMESPACES } from '../../../i18n/namespaces.ts';
import { readMessages } from '../messages/read-messages.ts';
import { judge, saveMessages } from '../messages/save-messages.ts';
import { messagePreview, messagesPage } from '../pages/messages-page.ts';
import { bodyOf, changedKeys, explainAll, languageOf, localeSchema, type Services } from './services.ts';

const ChangesBody = v.object({
  changes: v.array(v.object({ key: v.string(), locale: localeSchema, before: v.string(), after: v.string() })),
});

export function messageRoutes(services: Services): Hono {
  const { project } = services;
  const app = new Hono();
  app.get('/:language/messages', async (c) => {
    const query = {
      group: c.req.query('group') ?? NAMESPACES[0],
      search: c.req.query('q') ?? '',
      onlyChanged: c.req.query('changed') === '1',
    };
    const messages = await readMessages(project.read);
    return c.html(messagesPage(languageOf(c), messages, query, await changedKeys(services)));
  });
  app.get('/:language/preview/messages', (c) =>
    isLocale(c.req.param('language')) ? c.html(messagePreview(languageOf(c))) : c.notFound(),
  );
  app.post('/:language/messages/judge', async (c) => {
    const { changes } = await bodyOf(c, ChangesBody);
    return c.json({ problems: explainAll(await judge(project, changes), languageOf(c)) });
  });
  app.post('/:language/messages/save', async (c) => {
    const { changes } = await bodyOf(c, ChangesBody);
    const { problems, ...rest } = await saveMessages(project, changes);
    return c.json({ ...rest, problems: explainAll(problems, languageOf(c)) });
  });
  return app;
}
