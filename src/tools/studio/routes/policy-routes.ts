import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { isLocale, LOCALES, type Locale } from '../../../config/locales.ts';
import { leavesIn, messageFile } from '../messages/read-messages.ts';
import { policyFrame, policyPage, policyPreview } from '../pages/policy-page.ts';
import type { PolicyForm } from '../policies/judge-policy.ts';
import { isPolicy, POLICIES, type PolicyName } from '../../../config/policies.ts';
import { judgeForm, openPolicy, savePolicy } from '../policies/save-policy.ts';
import { say, type Problem } from '../texts/say.ts';
import { bodyOf, languageOf, said, type Services } from './services.ts';

const PolicyText = v.object({ title: v.string(), summary: v.string(), body: v.string() });
const Form = v.object({
  version: v.string(),
  effective: v.string(),
  texts: v.object({ th: PolicyText, en: PolicyText }),
});
const JudgeBody = v.object({ policy: v.picklist(POLICIES), form: Form });
const SaveBody = v.object({ ...JudgeBody.entries, base: v.object({ th: v.string(), en: v.string() }) });

const MEDIA_TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

async function previews({ project }: Services, form: PolicyForm): Promise<Record<Locale, string>> {
  const pages = LOCALES.map(async (locale) => {
    const words = leavesIn(await project.read(messageFile(locale, 'pages')), 'pages');
    const [version = '', contents = ''] = [words.get('pages.policy.version'), words.get('pages.policy.contents')];
    return [locale, (await policyPreview(form, locale, { version, contents })).toString()] as const;
  });
  return Object.fromEntries(await Promise.all(pages)) as Record<Locale, string>;
}

async function addPicture(c: Context, { pictures }: Services): Promise<Response> {
  const { picture, th, en } = await c.req.parseBody();
  const alts = [th, en].map((alt) => (typeof alt === 'string' ? alt.replaceAll(/[[\]\s]+/g, ' ').trim() : ''));
  const refused = (problem: Problem) => c.json({ problem: say(problem, languageOf(c)) });
  if (!(picture instanceof File) || picture.size === 0) return refused({ kind: 'pictureKind', place: 'picture' });
  const added = await pictures.add(picture.name, Buffer.from(await picture.arrayBuffer()));
  if ('problem' in added) return refused(added.problem);
  if (alts.includes('')) return refused({ kind: 'pictureText', place: 'picture' });
  const texts = LOCALES.map((locale, index) => [locale, `![${alts[index] ?? ''}](../pictures/${added.name})`]);
  return c.json({ name: added.name, texts: Object.fromEntries(texts) as Record<Locale, string> });
}

export function policyRoutes(services: Services): Hono {
  const { project, pictures } = services;
  const app = new Hono();
  app.get('/:language/policies/:policy', async (c) => {
    const policy = c.req.param('policy');
    if (!isPolicy(policy)) return c.notFound();
    return c.html(policyPage(languageOf(c), policy, await openPolicy(project, policy)));
  });
  app.get('/:language/preview/policy/:locale', (c) => {
    const locale = c.req.param('locale');
    return isLocale(locale) ? c.html(policyFrame(languageOf(c), locale)) : c.notFound();
  });
  const judged = async (c: Context, policy: PolicyName, form: PolicyForm) => ({
    problems: said(await judgeForm(project, pictures, policy, form), languageOf(c)),
    pages: await previews(services, form),
  });
  app.post('/:language/policy/judge', async (c) => {
    const { policy, form } = await bodyOf(c, JudgeBody);
    return c.json(await judged(c, policy, form));
  });
  app.post('/:language/policy/save', async (c) => {
    const { policy, form, base } = await bodyOf(c, SaveBody);
    const { problems, ...rest } = await savePolicy(project, pictures, policy, form, base);
    return c.json({ ...rest, problems: said(problems, languageOf(c)) });
  });
  app.post('/:language/pictures', (c) => addPicture(c, services));
  app.get('/pictures/:name', async (c) => {
    const name = c.req.param('name');
    const type = MEDIA_TYPES[name.split('.').at(-1) ?? ''];
    const bytes = type && /^[\w-]+\.\w+$/.test(name) ? await pictures.bytesOf(name) : undefined;
    return bytes ? c.body(new Uint8Array(bytes), 200, { 'Content-Type': type ?? '' }) : c.notFound();
  });
  return app;
}
