import { expect, test } from 'vitest';
import { withInlineConstants } from '../../../src/tools/build/inline-constants.ts';

test('a value stands where its import was, on the same line', () => {
  const code = `const before = 1;\nimport { UPLOAD_PARALLEL, DRAFT_SAVE_MS as pause } from "../../config/constants.ts";\nuse(pause);`;
  expect(withInlineConstants(code)).toBe(
    'const before = 1;\nconst UPLOAD_PARALLEL = 2; const pause = 250;\nuse(pause);',
  );
});

test('lists and groups of values are written out', () => {
  const code = `import {\n  PAYMENT_POLL_MS,\n  OTP_CELL,\n} from '../config/constants.ts';`;
  expect(withInlineConstants(code)).toBe(
    'const PAYMENT_POLL_MS = [3000,5000,10000]; const OTP_CELL = {"base":48,"wide":52};',
  );
});

test('other imports are left alone', () => {
  const code = `import { LOCALES } from '../config/locales.ts';\nimport * as constants from '../config/constants.ts';`;
  expect(withInlineConstants(code)).toBe(code);
});

test('a name that does not exist is named', () => {
  expect(() => withInlineConstants(`import { NO_SUCH_LIMIT } from './config/constants.ts';`)).toThrow(
    'src/config/constants.ts exports no NO_SUCH_LIMIT.',
  );
});
