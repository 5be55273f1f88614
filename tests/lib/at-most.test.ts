import { expect, test } from 'vitest';
import { atMost } from '../../src/lib/at-most.ts';

/** Lets everything that is ready to go on do so. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function tasks() {
  const started: string[] = [];
  const ends = new Map<string, { readonly resolve: () => void; readonly reject: (error: Error) => void }>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }));
  };
  return { started, ends, task };
}

test('so many tasks run at once, and the others follow in the order in which they came', async () => {
  const { started, ends, task } = tasks();
  const run = atMost(2);
  for (const name of ['a', 'b', 'c', 'd']) run(task(name));
  expect(started).toEqual(['a', 'b']);
  ends.get('b')?.resolve();
  await settled();
  expect(started).toEqual(['a', 'b', 'c']);
  ends.get('a')?.resolve();
  await settled();
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('a task that has nothing to do takes no place', () => {
  const { started, task } = tasks();
  const run = atMost(1);
  run(() => undefined);
  run(task('a'));
  expect(started).toEqual(['a']);
});
