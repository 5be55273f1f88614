import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LOCALES } from '../../config/locales.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { openBaseline, type RunGit } from './changes/baseline.ts';
import { listChanges } from './changes/list-changes.ts';
import { openProject } from './files/project.ts';
import { changesPage } from './pages/changes-page.ts';
import { openPictures } from './policies/pictures.ts';
import { dayInThailand } from './policies/version-advice.ts';
import { fileRoutes } from './routes/file-routes.ts';
import { onlyThisComputer } from './routes/guard.ts';
import { messageRoutes } from './routes/message-routes.ts';
import { policyRoutes } from './routes/policy-routes.ts';
import { languageOf, UnclearBody, type Services } from './routes/services.ts';
import { textsFor } from './texts/explain.ts';

export interface StudioOptions {
  /** The folder that holds `locales` and `src/content/policies`. */
  readonly root: string;
  readonly runGit?: RunGit;
  readonly now?: () => Date;
}

const MEGABYTE = 1_000_000;
const LARGEST_BODY = 20 * MEGABYTE;

/** The page on which people who do not code change the site's words. Never part of the built site. */
export async function createStudio({ root, runGit, now = () => new Date() }: StudioOptions): Promise<Hono> {
  const project = openProject(root);
  const baseline = await openBaseline(project, runGit);
  const services: Services = { project, baseline, pictures: openPictures(project), today: () => dayInThailand(now()) };
  const app = new Hono();
  const tooLarge = (c: Context): Response => {
    const { refusals } = textsFor(languageOf(c));
    return c.text(`${interpolate(refusals.tooLarge, { megabytes: LARGEST_BODY / MEGABYTE })}\n`, 413);
  };
  app.use(onlyThisComputer, bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
  app.get('/', (c) => c.redirect(`/${LOCALES[0]}/messages`));
  app.route('/', fileRoutes());
  app.route('/', messageRoutes(services));
  app.route('/', policyRoutes(services));
  app.get('/:language/changes', async (c) =>
    c.html(changesPage(languageOf(c), await listChanges(project, baseline), baseline.openedAt)),
  );
  app.notFound((c) => c.text(`${textsFor(languageOf(c)).refusals.notFound}\n`, 404));
  app.onError((error, c) => {
    const { refusals } = textsFor(languageOf(c));
    if (error instanceof UnclearBody) return c.text(`${refusals.unclear}\n`, 400);
    return c.text(`${interpolate(refusals.unreadable, { reason: error.message })}\n`, 500);
  });
  return app;
}
