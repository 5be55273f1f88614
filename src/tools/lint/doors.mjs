/**
 * The doors to the outside (house rule 4): who may open each, and what everyone else is told to use.
 * `open` holds the globs that may pass; everything else under `src/` is refused.
 */
const DOORS = [
  {
    globals: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
    properties: [['navigator', 'sendBeacon']],
    imports: ['ofetch'],
    instead: 'Go through the contract (src/api/): src/api/http.ts and upload.ts are the only doors to the network.',
    open: ['src/api/http.ts', 'src/api/upload.ts'],
  },
  {
    globals: ['localStorage', 'sessionStorage', 'indexedDB'],
    instead: 'Use a store of src/state/: it is the only floor that touches what the browser keeps.',
    open: ['src/state/**'],
  },
  {
    globals: ['cookieStore'],
    properties: [['document', 'cookie']],
    instead: 'The language is the only cookie: src/i18n/locale-cookie.ts. Those of others are only deleted.',
    open: ['src/i18n/locale-cookie.ts', 'src/state/tool-cookies.ts'],
  },
  {
    globals: ['location', 'history'],
    properties: [
      ['document', 'location'],
      ['navigation', 'navigate'],
    ],
    instead: 'Use src/engine/ports.ts to go somewhere; only what runs before React may touch the address itself.',
    open: [
      'src/engine/ports.ts',
      'src/layouts/{language,landing,own-host,own-links,consent/consent,reports/scrub}.ts',
      'src/wake/**',
      'src/wake/directive.ts',
    ],
  },
  {
    syntax: [
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|write)$/][callee.object.name!="process"]',
    ],
    instead: 'Server text is text. The few HTML fields go through src/ui/SafeHtml.tsx, which sanitises them.',
    open: [],
  },
];

/** The shape of modules (house rule 10); tools that insist on a default export are listed. */
const SHAPES = [
  {
    syntax: ['ExportAllDeclaration'],
    instead: 'No barrels: import from the file that defines it, so that cycles cannot hide.',
    open: [],
  },
  {
    syntax: ['ExportDefaultDeclaration'],
    instead: 'Named exports only, so that a thing has one name everywhere.',
    open: ['src/wake/directive.ts', 'src/**/*.d.ts'],
  },
];

const HOLDERS = ['window', 'globalThis', 'self'];

const rulesWithout = (glob) => {
  const closed = [...DOORS, ...SHAPES].filter((door) => !door.open.includes(glob));
  const each = (pick) => closed.flatMap((door) => pick(door).map((rule) => ({ ...rule, message: door.instead })));
  return {
    'no-restricted-globals': ['error', ...each((door) => (door.globals ?? []).map((name) => ({ name })))],
    'no-restricted-properties': [
      'error',
      ...each((door) => [
        ...(door.properties ?? []).map(([object, property]) => ({ object, property })),
        ...(door.globals ?? []).flatMap((property) => HOLDERS.map((object) => ({ object, property }))),
      ]),
    ],
    'no-restricted-imports': ['error', { paths: each((door) => (door.imports ?? []).map((name) => ({ name }))) }],
    'no-restricted-syntax': ['error', ...each((door) => (door.syntax ?? []).map((selector) => ({ selector })))],
  };
};

/** ESLint configuration for the doors: all closed for `files`, then each opened where its row says so. */
export const doorsFor = (files, ignores) => {
  const keepers = new Set([...DOORS, ...SHAPES].flatMap((door) => door.open));
  return [
    { files: [files], ignores, rules: rulesWithout('') },
    ...[...keepers].map((glob) => ({ files: [glob], rules: rulesWithout(glob) })),
  ];
};
