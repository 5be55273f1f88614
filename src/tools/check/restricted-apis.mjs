import { USE_CASE_AREAS } from './use-case-areas.mjs';

/**
 * Browser APIs that one module wraps for all others. A linted use elsewhere is refused with a message that names the module.
 * `allowedIn` holds files, and folders that end in `/**`.
 */
const RESTRICTED_APIS = [
  {
    globals: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
    properties: [['navigator', 'sendBeacon']],
    imports: ['ofetch'],
    message:
      'Go through the contract (src/api/): only src/api/http.ts, early-responses.ts, upload.ts and is-reachable.ts reach a server.',
    // The last four read a page and files of the web server, or tell it how fast a page was.
    allowedIn: [
      'src/api/early-responses.ts',
      'src/api/http.ts',
      'src/api/upload.ts',
      'src/api/is-reachable.ts',
      'src/platform/read-page.ts',
      'src/platform/open-campaigns.ts',
      'src/platform/pictures/pdf-pages.ts',
      'src/platform/field-reports.ts',
    ],
  },
  {
    globals: ['localStorage', 'sessionStorage', 'indexedDB'],
    message: 'Use a store of src/platform/storage/: no other module touches what the browser keeps.',
    allowedIn: ['src/platform/storage/**'],
  },
  {
    globals: ['cookieStore'],
    properties: [['document', 'cookie']],
    message:
      'The language is the only cookie: src/platform/language/locale-cookie.ts. Those of others are only deleted.',
    allowedIn: ['src/platform/language/locale-cookie.ts', 'src/platform/consent/remove-analytics-data.ts'],
  },
  {
    globals: ['location', 'history'],
    properties: [
      ['document', 'location'],
      ['navigation', 'navigate'],
    ],
    message:
      'Use src/platform/location/location.ts to go somewhere; only what runs before React may touch the URL itself.',
    allowedIn: [
      'src/platform/language/**',
      'src/platform/location/**',
      'src/platform/hydration/**',
      'src/platform/swap/**',
      'src/platform/analytics/capture-utm.ts',
      'src/platform/consent/consent.ts',
      'src/platform/error-reports/**',
      // The page of costs has no React.
      'src/layouts/costs/**',
    ],
  },
  {
    syntax: [
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|write)$/][callee.object.name!="process"]',
    ],
    message: 'Server text is text. The few HTML fields go through src/ui/SafeHtml.tsx, which sanitises them.',
    allowedIn: [],
  },
  {
    syntax: ['ExportAllDeclaration'],
    message: 'No barrels: import from the file that defines it, so that cycles cannot hide.',
    allowedIn: [],
  },
  {
    syntax: ['ExportDefaultDeclaration'],
    message: 'Named exports only, so that a thing has one name everywhere.',
    // Astro and TypeScript insist on a default export here.
    allowedIn: ['src/platform/hydration/directive.ts', 'src/islands/hydrate-island.tsx', 'src/**/*.d.ts'],
  },
];

/** The browser itself, of which use cases know nothing. */
const BROWSER = {
  globals: [
    'window',
    'document',
    'navigator',
    'navigation',
    'screen',
    'self',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'cookieStore',
    'history',
    'location',
    'alert',
    'confirm',
    'prompt',
    'addEventListener',
    'removeEventListener',
    'requestAnimationFrame',
    'matchMedia',
  ],
  message: 'A use case is given the browser by its environment (src/application/environment.ts).',
  allowedIn: [],
};

const GLOBAL_OBJECTS = ['window', 'globalThis', 'self'];

const includes = (allowed, path) =>
  allowed === path || (allowed.endsWith('/**') && path.startsWith(allowed.slice(0, -2)));

const rulesFor = (path, apis = RESTRICTED_APIS) => {
  const restricted = apis.filter(({ allowedIn }) => !allowedIn.some((allowed) => includes(allowed, path)));
  const each = (pick) => restricted.flatMap((api) => pick(api).map((rule) => ({ ...rule, message: api.message })));
  return {
    'no-restricted-globals': ['error', ...each(({ globals = [] }) => globals.map((name) => ({ name })))],
    'no-restricted-properties': [
      'error',
      ...each(({ properties = [], globals = [] }) => [
        ...properties.map(([object, property]) => ({ object, property })),
        ...globals.flatMap((property) => GLOBAL_OBJECTS.map((object) => ({ object, property }))),
      ]),
    ],
    'no-restricted-imports': ['error', { paths: each(({ imports = [] }) => imports.map((name) => ({ name }))) }],
    'no-restricted-syntax': ['error', ...each(({ syntax = [] }) => syntax.map((selector) => ({ selector })))],
  };
};

export const restrictedApisFor = (files, ignores) => {
  const allowed = [...new Set(RESTRICTED_APIS.flatMap(({ allowedIn }) => allowedIn))];
  // The last configuration that matches a file wins, so a file comes after the folder that holds it.
  const foldersFirst = allowed.sort((a, b) => Number(b.endsWith('/**')) - Number(a.endsWith('/**')));
  return [
    { files: [files], ignores, rules: rulesFor('') },
    {
      files: [`src/{${USE_CASE_AREAS.join()}}/**/*.ts`],
      ignores: ['src/*/ui/**'],
      rules: rulesFor('', [...RESTRICTED_APIS, BROWSER]),
    },
    ...foldersFirst.map((path) => ({ files: [path], rules: rulesFor(path) })),
  ];
};
