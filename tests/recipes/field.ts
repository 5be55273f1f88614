import { before, messages, replace, type Recipe } from './edit.ts';

/** A text with the rule of names, on a step of the bachelor flow. */
export const field: Recipe = {
  recipe: 'add-a-step',
  edits: [
    before(
      'src/flows/bachelor.ts',
      '...contact,',
      "{ kind: 'text', name: 'pen_name', rule: 'name', autocomplete: 'off' },\n        ",
    ),
    messages('locales/th/fields.json', { 'labels.pen_name': 'นามปากกา', 'required.pen_name': 'กรุณากรอกนามปากกา' }),
    messages('locales/en/fields.json', { 'labels.pen_name': 'Pen name', 'required.pen_name': 'Enter your pen name' }),
    // This test gives all answers of the first step, of which the new one is required.
    replace(
      'tests/flows/step-order.test.ts',
      "import { applicationOf, START } from '../application/test-session.ts';\n",
      "import { applicationOf, START as OTHERS } from '../application/test-session.ts';\n\nconst START = { ...OTHERS, pen_name: 'ดอกไม้' };\n",
    ),
  ],
  tests: ['tests/flows/', 'tests/sandbox/fields.test.ts', 'tests/layouts/', 'tests/tools/check/'],
  leftOut: {
    file: 'locales/en/fields.json',
    namedBy: 'build',
    says: 'locales/en/fields.json has no fields.labels.pen_name',
  },
};
