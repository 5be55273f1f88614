import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { isLocale, LOCALES, type Locale } from '../../../config/locales.ts';
import { leavesIn, messageFile } from '../messages/read-messages.ts';
import { policyPage } from '../pages/policy-page.ts';
import { policyFrame, policyPreview } from '../pages/policy-preview.ts';
import type { PolicyForm } from '../policies/policy-file.ts';
import { isPolicy, POLICIES, type PolicyName } from '../../../config/policies.ts';
import { judgeForm, openPolicy, savePolicy } from '../policies/save-policy.ts';
import { explainAdvice } from '../policies/explain-advice.ts';
import type { VersionAdvice } from '../policies/version-advice.ts';
import { explain, type Problem } from '../texts/explain.ts';
import { bodyOf, explainAll, formOf, languageOf, type Services } from './services.ts';

const PolicyText = v.object({ title: v.string(), summary: v.string(), body: v.string() });
const Form = v.object({
  version: v.string(),
  effective: v.string(),
  texts: v.object({ th: PolicyText, en: PolicyText }),
});
const JudgeBody = v.object({ policy: v.picklist(POLICIES), form: Form });
const SaveBody = v.object({
  ...JudgeBody.entries,
  base: v.object({ th: v.string(), en: v.string() }),
  keepsVersion: v.boolean(),
});

const MEDIA_TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** Problems of a text's pictures, by address. */
function pictureSentences(problems: readonly Problem[], locale: Locale, language: Locale): Map<string, string[]> {
  const sentences = new Map<string, string[]>();
  for (const problem of problems) {
    const { target } = problem;
    if (target === undefined || problem.locale !== locale) continue;
    const { text } = explain({ ...problem, line: undefined }, language);
    sentences.set(target, [...new Set([...(sentences.get(target) ?? []), text])]);
  }
  return sentences;
}

async function previews({ project }: Services, form: PolicyForm, problems: readonly Problem[], language: Locale) {
  const pages = LOCALES.map(async (locale) => {
    const words = leavesIn(await project.read(messageFile(locale, 'pages')), 'pages');
    const [version = '', contents = ''] = [words.get('pages.policy.version'), words.get('pages.policy.contents')];
    const faults = pictureSentences(problems, locale, language);
    return [locale, (await policyPreview(form, locale, { version, contents, faults })).toString()] as const;
  });
  return Object.fromEntries(await Promise.all(pages)) as Record<Locale, string>;
}

async function addPicture(c: Context, { pictures }: Services): Promise<Response> {
  const { picture, th, en } = await formOf(c);
  const alts = [th, en].map((alt) => (typeof alt === 'string' ? alt.replaceAll(/[[\]\s]+/g, ' ').trim() : ''));
  const isFile = picture instanceof File && picture.size > 0;
  const silent = LOCALES.filter((_locale, index) => alts[index] === '');
  const problems: Problem[] = silent.map((locale) => ({ kind: 'pictureText', place: 'alt', locale }));
  const added = isFile
    ? await pictures.add(picture.name, Buffer.from(await picture.arrayBuffer()))
    : { problem: { kind: 'pictureNone' as const, place: 'picture' } };
  if ('problem' in added) return c.json({ problems: explainAll([added.problem, ...problems], languageOf(c)) });
  if (problems.length > 0) return c.json({ problems: explainAll(problems, languageOf(c)) });
  const texts = LOCALES.map((locale, index) => [locale, `![${alts[index] ?? ''}](../pictures/${added.name})`]);
  return c.json({ problems, name: added.name, texts: Object.fromEntries(texts) as Record<Locale, string> });
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
  const adviceFor = (c: Context, policy: PolicyName, stays: VersionAdvice | undefined) =>
    stays ? { stays: explainAdvice(policy, stays, languageOf(c)) } : {};
  app.post('/:language/policy/judge', async (c) => {
    const { policy, form } = await bodyOf(c, JudgeBody);
    const { problems, stays } = await judgeForm(services, policy, form);
    const pages = await previews(services, form, problems, languageOf(c));
    return c.json({ problems: explainAll(problems, languageOf(c)), pages, ...adviceFor(c, policy, stays) });
  });
  app.post('/:language/policy/save', async (c) => {
    const save = await bodyOf(c, SaveBody);
    const { problems, stays, ...rest } = await savePolicy(services, save);
    return c.json({ ...rest, problems: explainAll(problems, languageOf(c)), ...adviceFor(c, save.policy, stays) });
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
