// A test hands over what it replaces. One that mocks a module by its path breaks when a file moves.
import { describe, expect, test } from 'vitest';
import { CODE, filesIn, read } from './sources.ts';

/** `vi.mock('../…')` and `vi.spyOn(ports, …)`; a spy on a whole module after `import * as module`. */
function replacedModules(text: string): string[] {
  const modules = [...text.matchAll(/^import \* as (\w+) from/gm)].map(([, name = '']) => name);
  const spied = ['ports', ...modules].join('|');
  const pattern = new RegExp(String.raw`\bvi\.(?:mock|doMock)\((?!['"][^.'"])|\bvi\.spyOn\((?:${spied}),`, 'g');
  return text.match(pattern) ?? [];
}

test('no test mocks a module by its path, or spies on a module or on ports', () => {
  const files = filesIn('tests', CODE).filter((file) => file !== 'tests/architecture/mocks.test.ts');
  expect(files.flatMap((file) => replacedModules(read(file)).map((found) => `${file}: ${found}`))).toEqual([]);
});

describe('what counts as replacing a module', () => {
  test.each([
    "vi.mock('../src/api/http.ts');",
    'vi.doMock(path);',
    "vi.spyOn(ports, 'navigate');",
    "import * as network from '../../src/api/http.ts';\n\nvi.spyOn(network, 'http');",
  ])('%j', (text) => {
    expect(replacedModules(text)).toHaveLength(1);
  });

  test.each([
    "vi.mock('some-package');",
    "vi.spyOn(console, 'error');",
    "import { file } from './files.ts';\nvi.spyOn(file, 'arrayBuffer');",
  ])('not %j', (text) => {
    expect(replacedModules(text)).toEqual([]);
  });
});
