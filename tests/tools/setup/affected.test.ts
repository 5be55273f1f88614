import { expect, test } from 'vitest';
import { affectedBy } from '../../../src/tools/setup/affected.mjs';

const FILES: Readonly<Record<string, string>> = {
  'src/lib/money.ts': 'export const baht = 1;',
  'src/payment/store.ts': "import { baht } from '../lib/money.ts';",
  'src/payment/ui/Panel.tsx':
    "const store = import('../store.ts');\nimport type { Word } from '../../../locales/th/payment.json';",
  'src/pages/pay.astro': "import { Panel } from '../payment/ui/Panel.tsx';",
  'tests/payment/store.test.ts': "import {\n  store,\n} from '../../src/payment/store.ts';\nimport '../setup.ts';",
  'src/home/home.ts': "import { home } from 'home';",
  'locales/th/payment.json': '{}',
};
const affected = (...changed: string[]) => affectedBy(changed, Object.keys(FILES), (file) => FILES[file] ?? '');

test('a change reaches all that imports it, the nearest first, also lazily, by type, or through others', () => {
  expect(affected('src/lib/money.ts').files).toEqual([
    'src/lib/money.ts',
    'src/payment/store.ts',
    'src/payment/ui/Panel.tsx',
    'tests/payment/store.test.ts',
    'src/pages/pay.astro',
  ]);
  expect(affected('locales/th/payment.json').files).toContain('src/payment/ui/Panel.tsx');
  expect(affected('src/home/home.ts').files).toEqual(['src/home/home.ts']);
});

test('what imports a file that was deleted is reached, too', () => {
  expect(affected('tests/setup.ts')).toMatchObject({ changed: [], files: ['tests/payment/store.test.ts'] });
});

test('the types of pages are near when a page has changed, or what it imports itself', () => {
  expect(affected('src/pages/pay.astro').isPageNear).toBe(true);
  expect(affected('src/payment/ui/Panel.tsx').isPageNear).toBe(true);
  expect(affected('src/lib/money.ts').isPageNear).toBe(false);
});
