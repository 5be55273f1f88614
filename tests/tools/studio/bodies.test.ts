// What is no body of a page of the studio is refused with a sentence of its own, and changes nothing.
import { expect, test } from 'vitest';
import { en } from '../../../src/tools/studio/texts/en.ts';
import { th } from '../../../src/tools/studio/texts/th.ts';
import { openCopy } from './project-copy.ts';

const { studio } = await openCopy();
const ORIGIN = 'http://localhost:4325';
const send = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const response = await studio.request(ORIGIN + path, {
    method: 'POST',
    headers: { Origin: ORIGIN, ...headers },
    body,
  });
  return [response.status, await response.text()];
};

const JSON_PATHS = ['messages/judge', 'messages/save', 'policy/judge', 'policy/save'];
const BROKEN: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['half of it', '{"changes": ['],
  ['a form', 'changes=1'],
  ['something else', '{"changes": "all"}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a name of every object', '{"__proto__": {"changes": []}}'],
];

test.each(JSON_PATHS.flatMap((path) => BROKEN.map(([what, body]) => [path, what, body] as const)))(
  '%s: %s',
  async (path, _what, body) => {
    expect(await send(`/en/${path}`, body)).toEqual([400, `${en.refusals.unclear}\n`]);
  },
);

test('the sentence is in the language of the page', async () => {
  expect(await send('/th/policy/save', '{')).toEqual([400, `${th.refusals.unclear}\n`]);
});

test('a form for a picture that breaks off', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect(await send('/en/pictures', '--x\r\nContent-Disposition', headers)).toEqual([400, `${en.refusals.unclear}\n`]);
});

test.each(['pictures', ...JSON_PATHS])('more than 20 MB: %s', async (path) => {
  const sentence = en.refusals.tooLarge.replace('{{megabytes}}', '20');
  expect(await send(`/en/${path}`, new Uint8Array(20_000_001))).toEqual([413, `${sentence}\n`]);
});

test('more than 20 MB that nobody has announced', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1_000_000));
    },
  });
  // A stream needs `duplex`, which the types do not know.
  const options = { method: 'POST', headers: { Origin: ORIGIN }, body, duplex: 'half' };
  const request = new Request(`${ORIGIN}/en/policy/save`, options);
  expect((await studio.request(request)).status).toBe(413);
});
