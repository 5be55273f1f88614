import { describe, expect, test } from 'vitest';
import en from '../../locales/en/upload.json' with { type: 'json' };
import th from '../../locales/th/upload.json' with { type: 'json' };
import { prepareFile, type Preparation } from '../../src/documents/file/prepare-file.ts';
import { CORPUS, type Verdict } from './file-corpus.ts';
import { bytesOf, fileOf, readBack } from './sample-files.ts';

const DECODED = bytesOf([0xff, 0xd8, 0xff], 'decoded');
const decodes = () => Promise.resolve(new Blob([DECODED], { type: 'image/jpeg' }));
const cannotDecode = () => Promise.resolve(undefined);

/** Texts are compared at once, where a million bytes would be compared one by one. */
const asText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const ready = async (preparation: Preparation) => {
  if (preparation.kind === 'refused') return preparation.reason;
  const { file } = preparation.preparedFile;
  return { kind: preparation.kind, type: file.type, bytes: asText(await readBack(file)) };
};

const TYPE = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' } as const;
const decoded = { kind: 'ready', type: TYPE.jpeg, bytes: asText(DECODED) };

/** What the applicant's browser makes of the file, where it can decode the picture and where it cannot. */
function expectedFor(verdict: Verdict): readonly [unknown, unknown] {
  if (verdict === 'decoded') return [decoded, 'damaged'];
  if (verdict === 'converted') return [decoded, 'cannot-convert'];
  if (typeof verdict === 'string') return [verdict, verdict];
  if ('decodedElse' in verdict)
    return [decoded, { kind: 'ready', type: TYPE[verdict.as], bytes: asText(verdict.decodedElse) }];
  const sent = { kind: verdict.isLocked ? 'locked' : 'ready', type: TYPE[verdict.as], bytes: asText(verdict.sent) };
  return [sent, sent];
}

describe.each(Object.entries(CORPUS))('%s', (_format, files) => {
  test.each(files)('%s', async (_what, bytes, verdict) => {
    const [where, elsewhere] = expectedFor(verdict);
    expect(
      await ready(await prepareFile(fileOf(bytes, 'a.bin'), { toUprightJpeg: decodes, keepsSize: false })),
    ).toEqual(where);
    expect(
      await ready(await prepareFile(fileOf(bytes, 'a.bin'), { toUprightJpeg: cannotDecode, keepsSize: false })),
    ).toEqual(elsewhere);
  });
});

test('each refusal in the table has its own message in both languages, with advice', () => {
  const files = Object.values(CORPUS).flat();
  expect(files.length).toBeGreaterThan(100);
  const verdicts = files
    .flatMap(([, , verdict]) => expectedFor(verdict))
    .filter((verdict) => typeof verdict === 'string');
  const reasons = [...new Set([...verdicts, 'locked', 'too-big', 'unreadable'])] as (keyof typeof en.failures)[];
  expect(reasons).toHaveLength(7);
  for (const [{ failures }, action] of [
    [en, /\bchoose (?:it|that|another|a copy)\b/i],
    [th, /เลือก(?:ใหม่|อีกครั้ง|ไฟล์อื่น|ฉบับ)/],
  ] as const) {
    const sentences = reasons.map((reason) => failures[reason]);
    expect(new Set(sentences.filter(Boolean)).size).toBe(reasons.length);
    for (const sentence of sentences) expect(sentence).toMatch(action);
  }
});
