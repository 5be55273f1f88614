import { describe, expect, test } from 'vitest';
import en from '../../locales/en/upload.json' with { type: 'json' };
import th from '../../locales/th/upload.json' with { type: 'json' };
import { prepareFile, type Preparation } from '../../src/documents/file/prepare-file.ts';
import { CORPUS, type Verdict } from './file-corpus.ts';
import { bytesOf, fileOf, readBack } from './sample-files.ts';

const DECODED = bytesOf([0xff, 0xd8, 0xff], 'decoded');
const decodes = () => Promise.resolve(new Blob([DECODED], { type: 'image/jpeg' }));
const cannotDecode = () => Promise.resolve(undefined);

const ready = async (preparation: Preparation) => {
  if (preparation.kind === 'refused') return preparation.reason;
  const { file } = preparation.preparedFile;
  return { kind: preparation.kind, type: file.type, bytes: await readBack(file) };
};

const TYPE = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' } as const;
const decoded = { kind: 'ready', type: TYPE.jpeg, bytes: DECODED };

/** What the applicant's browser makes of the file, where it can decode the picture and where it cannot. */
function expectedFor(verdict: Verdict): readonly [unknown, unknown] {
  if (verdict === 'decoded') return [decoded, 'damaged'];
  if (verdict === 'converted') return [decoded, 'cannot-convert'];
  if (typeof verdict === 'string') return [verdict, verdict];
  const sent = { kind: verdict.isLocked ? 'locked' : 'ready', type: TYPE[verdict.as], bytes: verdict.sent };
  return [sent, sent];
}

describe.each(Object.entries(CORPUS))('%s', (_format, files) => {
  test.each(files)('%s', async (_what, bytes, verdict) => {
    const [where, elsewhere] = expectedFor(verdict);
    expect(await ready(await prepareFile(fileOf(bytes, 'a.bin'), decodes))).toEqual(where);
    expect(await ready(await prepareFile(fileOf(bytes, 'a.bin'), cannotDecode))).toEqual(elsewhere);
  });
});

test('each refusal has a sentence of its own, in both languages', () => {
  const reasons = ['empty', 'wrong-type', 'damaged', 'cannot-convert', 'too-big', 'unreadable'] as const;
  for (const { failures } of [en, th]) {
    const sentences = reasons.map((reason) => failures[reason]);
    expect(new Set(sentences.filter(Boolean)).size).toBe(reasons.length);
  }
});
