// A test hands over what it replaces; it does not reach for a module by its path, which breaks when a file moves.
import { describe, expect, test } from 'vitest';
import { codeBelow, pathMocks, portSpies } from '../../src/tools/check/source-numbers.ts';
import { ROOT } from './sources.ts';

const tests = codeBelow(ROOT, 'tests');

test('no test mocks a module by its path', () => {
  expect(pathMocks(tests)).toEqual([]);
});

test('no test spies on ports or on a module: it gives others', () => {
  expect(portSpies(tests)).toEqual([]);
});

describe('what counts as a spy', () => {
  const spies = (text: string) => portSpies([{ path: 'example.test.ts', text }]);

  test.each([
    "vi.spyOn(ports, 'navigate');",
    "import * as network from '../../src/api/http.ts';\n\nvi.spyOn(network, 'http');",
  ])('%j', (text) => {
    expect(spies(text)).toHaveLength(1);
  });

  test.each(["vi.spyOn(console, 'error');", "import { file } from './files.ts';\nvi.spyOn(file, 'arrayBuffer');"])(
    'not %j',
    (text) => {
      expect(spies(text)).toEqual([]);
    },
  );
});
