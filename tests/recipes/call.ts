import { after, before, replace, type Recipe } from './edit.ts';

/** When the admissions office is open. */
export const call: Recipe = {
  recipe: 'add-an-endpoint',
  edits: [
    before(
      'src/api/contract/general.ts',
      'export const provinces =',
      [
        'export const openingHours = /* @__PURE__ */ endpoint({',
        "  method: 'GET',",
        "  path: 'general/opening-hours',",
        "  token: 'none',",
        '  response: v.object({ opens_at: v.string() }),',
        '});',
        '',
      ].join('\n'),
    ),
    before(
      'src/api/contract/requests/general.ts',
      "  'GET general/location/province/all':",
      "  'GET general/opening-hours': { summary: 'When the admissions office opens' },\n",
    ),
    before(
      'src/sandbox/handlers/general.ts',
      "  'general.provinces':",
      "  'general.openingHours': () => ({ opens_at: '08:30' }),\n",
    ),
    after('src/tools/check/field-examples.ts', "  ref_code: 'ABCD',", "\n  opens_at: '08:30',"),
    after(
      'src/tools/conformance/read-only-walk.ts',
      "await walk.list('general.courses', { query: { faculty_id: firstId(faculties) } });",
      "\n  await walk.call('general.openingHours');",
    ),
    before('e2e/support/call-table.ts', 'GET    general/location/province/all', 'GET    general/opening-hours\n'),
    after(
      'tests/sandbox/contract.test.ts',
      "expect((await good('general.provinces')).list()).toHaveLength(77);",
      "\n    expect((await good('general.openingHours')).answer()).toEqual({ opens_at: '08:30' });",
    ),
    replace(
      'tests/tools/conformance/conformance.test.ts',
      'Of 75 calls and 2 other lines 26 hold',
      'Of 76 calls and 2 other lines 27 hold',
    ),
    replace('tests/tools/conformance/program.test.ts', '[0, [], 77]', '[0, [], 78]'),
  ],
  tests: [
    'tests/api/contract-table.test.ts',
    'tests/sandbox/contract.test.ts',
    'tests/tools/check/',
    'tests/tools/conformance/conformance.test.ts',
  ],
  leftOut: { file: 'src/sandbox/handlers/general.ts', namedBy: 'types', says: 'general.openingHours' },
};
