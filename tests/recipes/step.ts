import { after, before, messages, stepMessages, type Recipe } from './edit.ts';

/** What participants of a short course eat: a step with a choice, and its route. */
export const step: Recipe = {
  recipe: 'add-a-step',
  follows: ['add-a-route'],
  edits: [
    before(
      'src/flows/short-course.ts',
      "    {\n      name: 'promotion',",
      [
        '    {',
        "      name: 'food',",
        "      route: 'short-course.food',",
        "      save: 'answers',",
        "      fields: [{ kind: 'radio', name: 'food', options: SHORT_COURSE_CHOICES.food }],",
        '    },',
        '',
      ].join('\n'),
    ),
    before('src/config/choices/short-course.ts', '  promotion_interest:', "  food: ['any', 'vegetarian'],\n"),
    before('src/config/routes.ts', "  'short-course.promotion':", "  'short-course.food': '/regisshortcourse/food',\n"),
    before(
      'src/config/page-settings.ts',
      "  'short-course.promotion':",
      "  'short-course.food': page('step', 'transparent'),\n",
    ),
    stepMessages('locales/th/short-course.json', 'food', 'promotion', {
      title: 'อาหาร',
      heading: 'อาหารระหว่างอบรม',
      lead: 'เลือกอาหารสำหรับผู้เข้าอบรม',
    }),
    stepMessages('locales/en/short-course.json', 'food', 'promotion', {
      title: 'Food',
      heading: 'Food during the course',
      lead: 'Choose what the participants eat.',
    }),
    messages('locales/th/fields.json', {
      'labels.food': 'อาหารกลางวัน',
      'required.food': 'กรุณาเลือกอาหารกลางวัน',
      'options.food.any': 'ทานได้ทุกอย่าง',
      'options.food.vegetarian': 'มังสวิรัติ',
    }),
    messages('locales/en/fields.json', {
      'labels.food': 'Lunch',
      'required.food': 'Select a lunch',
      'options.food.any': 'Anything',
      'options.food.vegetarian': 'Vegetarian',
    }),
    before(
      'e2e/support/route-table.ts',
      "  clear('/regisshortcourse/promotion',",
      "  clear('/regisshortcourse/food', 'short-course.food'),\n",
    ),
    after('tests/config/page-settings.test.ts', '/regisshortcourse/promotion~', ' /regisshortcourse/food~'),
    before(
      'tests/flows/short-course.test.ts',
      "      ['short-course.promotion', 'answers'],",
      "      ['short-course.food', 'answers'],\n",
    ),
    after('tests/config/analytics.test.ts', "...['short-course.personal-information',", " 'short-course.food',"),
  ],
  tests: [
    'tests/flows/',
    'tests/layouts/',
    'tests/config/',
    'tests/tools/check/',
    'tests/tools/conformance/questions.test.ts',
  ],
  leftOut: {
    file: 'locales/en/short-course.json',
    namedBy: 'build',
    says: 'locales/en/short-course.json has no short-course.steps.food.title',
  },
};
