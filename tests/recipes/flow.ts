import { addressesOfExchange, browserRows, pagesOfExchange, specifiedAddresses } from './flow-routes.ts';
import { after, before, create, replace, type Recipe } from './edit.ts';

const VARIABLES = ['PUBLIC_REGISEXCHANGE_URL', 'PUBLIC_TAG_MANAGER_ID_EXCHANGE'] as const;
const [SITE, CONTAINER] = VARIABLES;

const data = `import { defineFlow } from './definition/flow.ts';
import { admission } from './admission.ts';
import { contact, fullName, title } from './fields/person.ts';
import { identity } from './fields/schooling.ts';

export const exchange = defineFlow({
  ...admission('graduate'),
  id: 'exchange',
  type: 'exchange',
  routes: {
    payment: 'exchange.payment',
    paymentReturn: 'exchange.payment-callback',
    complete: 'exchange.confirmation-complete',
    failed: 'exchange.confirmation-failed',
  },
  steps: [
    { name: 'start', route: 'exchange', save: 'register', fields: [...title, ...fullName, ...contact] },
    { name: 'identity', route: 'exchange.identity', save: 'answers', fields: identity },
    { name: 'documents', route: 'exchange.upload-document', save: 'uploads', fields: [] },
  ],
});
`;

const island = (kind: 'Step' | 'Screen'): string => `import { exchange } from '../flows/exchange.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { Flow${kind} } from './flow/Flow${kind}.tsx';
${kind === 'Screen' ? "import { screenPorts } from './flow/screen-ports.ts';\n" : ''}
export const Exchange${kind} = bindFlow(exchange, Flow${kind}${kind === 'Screen' ? ', screenPorts' : ''});
`;

const words = (
  card: { readonly title: string; readonly text: string; readonly whom: string; readonly time: string },
  headings: Readonly<Record<string, string>>,
): string => {
  const steps = Object.entries(headings).map(([name, heading]) => [name, { title: heading, heading, lead: '' }]);
  const dictionary = { card, application: card.title, steps: Object.fromEntries(steps) as object };
  return `${JSON.stringify(dictionary, null, 2)}\n`;
};

const PAGE = 'src/pages/[...locale]/[...flow].astro';

/** Exchange students, who send what graduate applicants send. */
export const flow: Recipe = {
  recipe: 'add-a-flow',
  edits: [
    replace('src/config/flow-registry.ts', "'scholarship'] as const;", "'scholarship', 'exchange'] as const;"),
    before(
      'src/config/flow-registry.ts',
      '} as const satisfies Record<FlowId, FlowFacts>;',
      "  exchange: { prefix: 'regisexchange', nextSteps: ['email'], appliedFor: [['campaign_name']] },\n",
    ),
    after('src/config/flow-registry.ts', "soft: '#fde6f0' },", "\n  exchange: { strong: '#1f5f2c', soft: '#e0f2e3' },"),
    before('src/config/routes.ts', '} as const satisfies Record<string, `/${string}`>;', addressesOfExchange),
    before('src/config/page-settings.ts', '};\n\nexport const pageOf', pagesOfExchange),
    before(
      'src/config/env.ts',
      "} from '#environment';\nimport type",
      VARIABLES.map((name) => `  ${name},\n`).join(''),
    ),
    after('src/config/env.ts', 'scholarship: PUBLIC_REGISSCHOLARSHIP_URL,', `\n  exchange: ${SITE},`),
    after('src/config/env.ts', 'scholarship: PUBLIC_TAG_MANAGER_ID_SCHOLARSHIP,', `\n  exchange: ${CONTAINER},`),
    before('.env.example', 'PUBLIC_REGISSCHOLARSHIP_URL=', `${SITE}=\n`),
    before('.env.example', 'PUBLIC_TAG_MANAGER_ID_SCHOLARSHIP=', `${CONTAINER}=\n`),
    create('src/flows/exchange.ts', data),
    create(
      'locales/th/exchange.json',
      words(
        { title: 'นักศึกษาแลกเปลี่ยน', text: 'เรียนหนึ่งภาคการศึกษา', whom: 'นักศึกษาต่างสถาบัน', time: '5 นาที' },
        { start: 'ข้อมูลผู้สมัคร', identity: 'ข้อมูลระบุตัวตน', documents: 'เอกสาร', payment: 'ตรวจสอบและชำระเงิน' },
      ),
    ),
    create(
      'locales/en/exchange.json',
      words(
        { title: 'Exchange', text: 'One semester with us.', whom: 'Students of other universities', time: '5 min' },
        { start: 'Your details', identity: 'Your identity', documents: 'Documents', payment: 'Check and pay' },
      ),
    ),
    create('src/islands/ExchangeStep.tsx', island('Step')),
    create('src/islands/ExchangeScreen.tsx', island('Screen')),
    before(
      PAGE,
      'import { GraduateScreen }',
      "import { ExchangeScreen } from '../../islands/ExchangeScreen.tsx';\nimport { ExchangeStep } from '../../islands/ExchangeStep.tsx';\n",
    ),
    before(
      PAGE,
      '</FlowRoute>',
      [
        "  {step && id === 'exchange' && <ExchangeStep client:hydrate={hydrate} {...step} />}",
        '  {screen && id === \'exchange\' && <ExchangeScreen client:hydrate="load" {...screen} />}',
        '',
      ].join('\n'),
    ),
    after(
      'src/i18n/lazy-messages.ts',
      "    en: () => import('../../locales/en/scholarship.json'),\n  }),",
      "\n  exchange: lazy<WithSteps>({\n    th: () => import('../../locales/th/exchange.json'),\n    en: () => import('../../locales/en/exchange.json'),\n  }),",
    ),
    after('src/steps/reuse-previous-details.ts', '  scholarship: scholarship.read,', '\n  exchange: application.read,'),
    after(
      'tests/steps/reuse-previous-details.test.ts',
      "  scholarship: '/scholarship-application/7',",
      "\n  exchange: '/application/7',",
    ),
    after('src/brand/scenes.ts', "scholarship: 'dusk',", "\n  exchange: 'noon',"),
    after('src/home/home-facts.ts', "scholarship: 'scholarships',", "\n  exchange: 'rounds',"),
    after('src/home/continue-href.ts', "scholarship: 'scholarship',", "\n  exchange: 'exchange',"),
    before(
      'src/home/read-rounds.ts',
      "    case 'scholarship':",
      "    case 'exchange':\n      return readAdmission('graduate', locale);\n",
    ),
    after(
      'src/config/sample-environment.ts',
      'PUBLIC_REGISSCHOLARSHIP_URL = undefined;',
      `\nexport const ${SITE} = undefined;`,
    ),
    after(
      'src/config/sample-environment.ts',
      'PUBLIC_TAG_MANAGER_ID_SCHOLARSHIP = undefined;',
      `\nexport const ${CONTAINER} = undefined;`,
    ),
    before('src/flows/all-flows.ts', 'import { graduate } from', "import { exchange } from './exchange.ts';\n"),
    after('src/flows/all-flows.ts', '  scholarship,', '\n  exchange,'),
    before('tests/config/page-settings.test.ts', '\n`;\n\nconst MARK', `\n${specifiedAddresses}`),
    before(
      'e2e/support/route-table.ts',
      'export const LOCALES',
      `const exchange: readonly Row[] = [\n${browserRows}];\n\n`,
    ),
    replace('e2e/support/route-table.ts', 'shortCourse, scholarship]', 'shortCourse, scholarship, exchange]'),
    after('tests/built/flows.test.ts', '/["\'`]sport_type["\'`]/],', '\n  exchange: [/\\(["\'`]exchange["\'`]\\)/],'),
    after(
      'tests/config/analytics.test.ts',
      "'graduate.education', 'graduate.scholarship'],",
      "\n  'exchange.identity',",
    ),
    after('tests/config/hosts.test.ts', "      'regisscholarship',", "\n      'regisexchange',"),
    replace(
      'tests/config/hosts.test.ts',
      'expect(Object.keys(labels)).toHaveLength(10);',
      'expect(Object.keys(labels)).toHaveLength(12);',
    ),
    replace(
      'tests/config/routes.test.ts',
      "'/regisscholarship', '/dashboard'];",
      "'/regisscholarship', '/regisexchange', '/dashboard'];",
    ),
    replace('tests/config/page-settings.test.ts', "'scholarship'].sort()", "'scholarship', 'exchange'].sort()"),
    replace('tests/config/colour-contrast.test.ts', 'toBe(180)', 'toBe(208)'),
  ],
  tests: ['tests/flows/', 'tests/config/', 'tests/layouts/', 'tests/architecture/islands.test.ts'],
  leftOut: {
    file: 'src/islands/ExchangeStep.tsx',
    namedBy: 'tests',
    tests: ['tests/architecture/islands.test.ts'],
    says: 'src/islands/ExchangeStep.tsx',
  },
};
