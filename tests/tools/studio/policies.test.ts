// Both languages of a policy are saved together, with their pictures, when the build would accept them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPolicy, type PolicyForm } from '../../../src/tools/studio/policies/policy-file.ts';
import type { OpenedPolicy } from '../../../src/tools/studio/policies/save-policy.ts';
import { ROOT } from '../../architecture/sources.ts';
import { openCopy, type Answer } from './project-copy.ts';

type Saved = Answer & { readonly conflict?: OpenedPolicy; readonly opened: OpenedPolicy };
type Copy = Awaited<ReturnType<typeof openCopy>>;

const FILES = { th: 'src/content/policies/th/privacy.md', en: 'src/content/policies/en/privacy.md' };
const PICTURE = readFileSync(join(ROOT, 'public/apple-touch-icon.png'));

const dataOf = async (copy: Copy, policy = 'privacy'): Promise<OpenedPolicy> => {
  const [, json = '{}'] = /id="data">([^<]*)</.exec(await copy.page(`/en/policies/${policy}`)) ?? [];
  const { base } = JSON.parse(json) as OpenedPolicy;
  const file = (locale: string) => readPolicy(copy.read(`src/content/policies/${locale}/${policy}.md`));
  const { version, effective } = file('th');
  return { base, form: { version, effective, texts: { th: file('th'), en: file('en') } } };
};

const withEnglish = (form: PolicyForm, part: object): PolicyForm => ({
  ...form,
  texts: { ...form.texts, en: { ...form.texts.en, ...part } },
});

const save = (copy: Copy, { form, base }: OpenedPolicy, policy = 'privacy') =>
  copy.ask<Saved>('/en/policy/save', { policy, form, base, keepsVersion: true });

const upload = async (copy: Copy, bytes: Buffer, name = 'Campus Map (1).PNG', alts = { th: 'แผนที่', en: 'A map' }) => {
  const body = new FormData();
  body.append('picture', new File([new Uint8Array(bytes)], name));
  Object.entries(alts).forEach(([locale, alt]) => body.append(locale, alt));
  const response = await copy.send('/en/pictures', body);
  return (await response.json()) as Pick<Answer, 'problems'> & { name?: string; texts?: Record<string, string> };
};

test('a policy that is saved as it is leaves its files alone', async () => {
  const copy = await openCopy();
  for (const policy of ['privacy', 'cookies']) {
    expect(await save(copy, await dataOf(copy, policy), policy)).toMatchObject({ saved: 0, problems: [] });
  }
});

test('a changed paragraph, version and day change these lines alone', async () => {
  const copy = await openCopy();
  const before = copy.read(FILES.en);
  const { form, base } = await dataOf(copy);
  const body = form.texts.en.body.replace('## ', 'One more paragraph.\n\n## ');
  const next = { ...withEnglish(form, { body, title: "Privacy: the reader's policy" }), version: '9.0' };
  expect(await save(copy, { form: next, base })).toMatchObject({ saved: 2, problems: [] });
  expect(copy.read(FILES.en)).toBe(
    before
      .replace(/^title: .*$/m, `title: "Privacy: the reader's policy"`)
      .replace(/^version: .*$/m, "version: '9.0'")
      .replace('## ', 'One more paragraph.\n\n## '),
  );
  expect(copy.read(FILES.th)).toContain("version: '9.0'");
  expect(readPolicy(copy.read(FILES.en)).title).toBe("Privacy: the reader's policy");
});

describe('a mistake is told in a sentence, and nothing is saved', async () => {
  const copy = await openCopy();

  test.each<[string, object, RegExp]>([
    ['no title', { title: ' ' }, /Enter the title/],
    ['no text', { body: '' }, /Enter the text/],
    ['a link to nowhere', { body: 'See [this](/no-such-page).' }, /The link to “\/no-such-page” leads nowhere/],
    ['a picture of another site', { body: '![a](https://a.example/b.png)' }, /cannot show a picture from/],
    ['a picture that is not there', { body: '![a](../pictures/none.png)' }, /“none.png” is not there/],
    ['a heading without a space', { body: '##One' }, /Line 1: This is not shown as a heading: .* after ##\./],
    ['a heading that leaves out a level', { body: '## One\n\n#### Two' }, /Line 3: .*Begin it with ###\./],
    ['code', { body: 'One\n\n<script>alert(1)</script>' }, /Line 3: <script> is code\. Delete it\./],
    ['a word that is not used', { body: 'First line\n\nYour e-mail' }, /Line 3: “e-mail” is not used\. Use “email/],
  ])('%s', async (_what, part, sentence) => {
    const { form, base } = await dataOf(copy);
    const answer = await save(copy, { form: withEnglish(form, part), base });
    expect(answer.problems.map(({ text }) => text)).toEqual([expect.stringMatching(sentence)]);
    expect(answer).toMatchObject({ saved: 0, problems: [{ locale: 'en' }] });
    expect(await dataOf(copy)).toMatchObject({ base });
  });

  test.each([
    ['version', '1', /two numbers/],
    ['effective', '2569-01-01', /Select the day/],
  ])('a %s that is none is told once', async (name, value, sentence) => {
    const { form, base } = await dataOf(copy);
    const { problems } = await save(copy, { form: { ...form, [name]: value }, base });
    expect(problems).toEqual([{ place: name, text: expect.stringMatching(sentence) as string }]);
  });

  test('a cookie policy that no longer names what is kept', async () => {
    const { form } = await dataOf(copy, 'cookies');
    const body = form.texts.en.body.replaceAll('`adm:utm`', 'a name');
    const { problems } = await copy.ask<Answer>('/en/policy/judge', {
      policy: 'cookies',
      form: withEnglish(form, { body }),
    });
    expect(problems.map(({ text }) => text)).toEqual([expect.stringContaining('`adm:utm`')]);
  });
});

test('a policy that another program changes meanwhile is told, and neither text is lost', async () => {
  const copy = await openCopy();
  const { form, base } = await dataOf(copy);
  copy.write(FILES.en, copy.read(FILES.en).replace('## ', 'Theirs.\n\n## '));
  const mine = withEnglish(form, { body: `Mine.\n\n${form.texts.en.body}` });
  const { conflict, saved } = await save(copy, { form: mine, base });
  expect(saved).toBe(0);
  expect(conflict?.form.texts.en.body).toContain('Theirs.');
  expect(copy.read(FILES.en)).toContain('Theirs.');
  expect(await save(copy, { form: mine, base: conflict?.base ?? base })).toMatchObject({ saved: 1 });
  expect(copy.read(FILES.en)).toContain('Mine.');
});

describe('a picture', async () => {
  const copy = await openCopy();

  test('gets a plain name, is shown before it is saved, and is written with the policy that shows it', async () => {
    const { form, base } = await dataOf(copy);
    const { name, texts } = await upload(copy, PICTURE);
    expect([name, texts?.['en']]).toEqual(['campus-map-1.png', '![A map](../pictures/campus-map-1.png)']);
    const file = join(copy.root, 'src/content/policies/pictures/campus-map-1.png');
    expect(existsSync(file)).toBe(false);
    const next = withEnglish(form, { body: `${form.texts.en.body}\n\n${texts?.['en'] ?? ''}` });
    const { pages } = await copy.ask<{ pages: { en: string } }>('/en/policy/judge', { policy: 'privacy', form: next });
    expect(pages.en).toContain('<img src="/pictures/campus-map-1.png" alt="A map">');
    expect((await copy.studio.request('http://localhost:4325/pictures/campus-map-1.png')).status).toBe(200);
    expect(await save(copy, { form: next, base })).toMatchObject({ saved: 2, problems: [] });
    expect(readFileSync(file).equals(PICTURE)).toBe(true);
  });

  test('of the same name gets another one, unless it is the same picture', async () => {
    const other = readFileSync(join(ROOT, 'public/social-card.png'));
    const names = [
      await upload(copy, PICTURE, 'a.png'),
      await upload(copy, other, 'a.png'),
      await upload(copy, PICTURE, 'a.png'),
    ];
    expect(names.map(({ name }) => name)).toEqual(['a.png', 'a-2.png', 'a.png']);
    expect((await upload(copy, PICTURE, 'แผนที่.png')).name).toBe('picture.png');
  });

  const both = { th: 'ก', en: 'a' };
  test.each([
    ['that nobody has selected', Buffer.alloc(0), both, 'picture', /^Select a picture file\.$/],
    ['that is a text', Buffer.from('hello'), both, 'picture', /not a PNG, JPEG or WebP/],
    ['that is too heavy', Buffer.concat([PICTURE, Buffer.alloc(1_000_001)]), both, 'picture', /at most 1000 KB/],
    ['that is too narrow', pngOf(20), both, 'picture', /20 pixels wide/],
    ['without a description in one language', PICTURE, { th: 'ก', en: ' ' }, 'alt', /Enter what the picture shows/],
  ])('%s is refused, beside the field that is wrong', async (_what, bytes, alts, place, sentence) => {
    const { name, problems } = await upload(copy, bytes, 'a.png', alts);
    expect(name).toBeUndefined();
    expect(problems).toEqual([expect.objectContaining({ place, text: expect.stringMatching(sentence) as string })]);
    expect(problems[0]?.locale).toBe(place === 'alt' ? 'en' : undefined);
  });

  test.each([
    ['is not there', '![a](../pictures/none.png)', 'The picture “none.png” is not there. Add it again.'],
    ['is too wide', '![a](../pictures/wide.png)', 'The picture is 5000 pixels wide. Use one of 100 to 1344 pixels.'],
    ['has no description', '![](../pictures/good.png)', 'The picture “good.png” has no description.'],
    ['is of another site', '![a](https://a.example/b.png?c&d)', 'The page cannot show a picture from “https://a'],
  ])('that %s is told in its line and beside it in the page', async (_what, picture, sentence) => {
    mkdirSync(join(copy.root, 'src/content/policies/pictures'), { recursive: true });
    writeFileSync(join(copy.root, 'src/content/policies/pictures/wide.png'), pngOf(5000));
    writeFileSync(join(copy.root, 'src/content/policies/pictures/good.png'), PICTURE);
    const { form } = await dataOf(copy);
    const { problems, pages } = await copy.ask<Answer & { pages: { en: string } }>('/en/policy/judge', {
      policy: 'privacy',
      form: withEnglish(form, { body: `First line\n\n${picture}` }),
    });
    expect(problems).toEqual([expect.objectContaining({ place: 'body', locale: 'en', line: 3 })]);
    expect(problems[0]?.text).toContain(`Line 3: ${sentence}`);
    expect(pages.en.replaceAll('&amp;', '&')).toMatch(/<img [^>]*><span class="field-error">The p/);
    expect(pages.en).toContain(sentence.slice(0, 24));
  });
});

/** The picture with another width in its head. */
function pngOf(width: number): Buffer {
  const bytes = Buffer.from(PICTURE);
  bytes.writeUInt32BE(width, 16);
  return bytes;
}
