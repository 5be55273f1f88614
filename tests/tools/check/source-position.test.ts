import { expect, test } from 'vitest';
import { minify } from 'terser';
import { traceStack } from '../../../src/tools/check/source-position.ts';

const SOURCE = "export const ok = 1;\nexport function pay() {\n  throw new Error('planted');\n}\n";

test('a stack names files and lines of the source, where a map is kept', async () => {
  const { code = '', map } = await minify({ '../../src/payment/pay.ts': SOURCE }, { module: true, sourceMap: true });
  const at = code.indexOf('Error("planted")') + 1;
  const mapOf = (script: string): string => {
    if (script !== 'pay.A1.js') throw new Error('no such map');
    return typeof map === 'string' ? map : '';
  };
  const stack = `Error: planted\n    at pay (https://apply.example/_astro/pay.A1.js:1:${at})\n    at /_astro/other.js:1:5`;
  const traced = traceStack(stack, mapOf).split('\n');
  expect(traced[1]).toMatch(/^ {4}at pay \(src\/payment\/pay\.ts:3:\d+\)$/);
  expect(traced[2]).toBe('    at /_astro/other.js:1:5');
});
