// A policy whose text has changed does not keep its version unless the editor says so.
import { expect, test } from 'vitest';
import type { PolicyForm, PolicyHead } from '../../../src/tools/studio/policies/policy-file.ts';
import type { OpenedPolicy } from '../../../src/tools/studio/policies/save-policy.ts';
import { isLower, versionAdvice } from '../../../src/tools/studio/policies/version-advice.ts';
import { openCopy, TODAY, type Answer } from './project-copy.ts';

interface Advice {
  readonly lead: string;
  readonly raise: string;
  readonly next: PolicyHead;
}
type Saved = Answer & { readonly stays?: Advice; readonly opened: OpenedPolicy };

const text = (body: string) => ({ title: 'Title', summary: 'Summary', body });
const form = (body: string, version = '1.9', effective = '2026-11-23'): PolicyForm => ({
  version,
  effective,
  texts: { th: text('ไทย'), en: text(body) },
});

test.each([
  ['the text is the same', form('A'), undefined],
  ['only spaces and line breaks are others', form('A\n'), undefined],
  ['version and day are raised as well', form('B', '2.0', '2031-05-20'), undefined],
  ['version and day are the old ones', form('B'), { kind: 'version', next: { version: '1.10', effective: TODAY } }],
  ['the day is one to come', form('B', '1.9', '2032-01-01'), { next: { version: '1.10', effective: '2032-01-01' } }],
  ['only the version is raised', form('B', '2.0'), { kind: 'day', next: { version: '2.0', effective: TODAY } }],
])('%s', (_what, next, advice) => {
  const given = versionAdvice(next, form('A'), TODAY);
  if (advice) expect(given).toMatchObject(advice);
  else expect(given).toBeUndefined();
});

test('an old day that is today is right for a new version', () => {
  expect(versionAdvice(form('B', '2.0', TODAY), form('A', '1.9', TODAY), TODAY)).toBeUndefined();
});

test.each([
  ['1.9', '1.10', true],
  ['1.10', '1.9', false],
  ['1.9', '2.0', true],
  ['2.0', '2.0', false],
])('%s before %s', (version, other, is) => expect(isLower(version, other)).toBe(is));

async function openCookies() {
  const copy = await openCopy();
  const path = 'src/content/policies/en/cookies.md';
  const save = (body: object, keepsVersion = false) =>
    copy.ask<Saved>('/en/policy/save', { policy: 'cookies', ...body, keepsVersion });
  const [, json = '{}'] = /id="data">([^<]*)</.exec(await copy.page('/en/policies/cookies')) ?? [];
  const { base } = JSON.parse(json) as OpenedPolicy;
  // What nobody has changed is not written, and so tells what the files hold.
  const empty = { version: '0.1', effective: '2026-01-01', texts: { th: text(''), en: text('') } };
  const { opened } = await save({ form: empty, base });
  const { texts, ...head } = opened.form;
  const body = `${texts.en.body}\n\nOne more sentence.`;
  const [major = '', minor = ''] = head.version.split('.');
  const next = `${major}.${Number(minor) + 1}`;
  return { copy, path, save, base, next, form: { ...head, texts: { ...texts, en: { ...texts.en, body } } } };
}

test('the studio asks before it saves, and says whom a new version concerns', async () => {
  const { copy, path, save, form: changed, base, next } = await openCookies();
  const before = copy.read(path);
  const { saved, problems, stays } = await save({ form: changed, base });
  expect({ saved, problems }).toEqual({ saved: 0, problems: [] });
  expect(stays?.lead).toContain(
    `still ${changed.version}. With a new version of this policy the website asks every visitor`,
  );
  expect(stays?.raise).toBe(`Save as ${next}, from 20\u00A0May 2031`);
  expect(copy.read(path)).toBe(before);
  expect(await save({ form: { ...changed, ...stays?.next }, base })).toMatchObject({ saved: 2 });
  expect(copy.read(path)).toContain(`version: '${next}'\neffective: '${TODAY}'`);
});

test('a correction that means the same keeps version and day when the editor says so', async () => {
  const { copy, path, save, form: changed, base } = await openCookies();
  expect(await save({ form: changed, base }, true)).toMatchObject({ saved: 1, problems: [] });
  expect(copy.read(path)).toContain(`version: '${changed.version}'`);
});

test('a version does not go back', async () => {
  const { save, form: changed, base } = await openCookies();
  const { problems } = await save({ form: { ...changed, version: '0.9' }, base }, true);
  expect(problems).toEqual([
    expect.objectContaining({ place: 'version', text: expect.stringContaining(`was ${changed.version}`) as string }),
  ]);
});
