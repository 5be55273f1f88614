import { UPLOAD_LIMIT_MEGABYTES } from '../../config/constants.ts';
import { FLOW_IDS, FLOWS } from '../../config/flow-registry.ts';
import { routes } from '../../config/routes.ts';
import { CALL_KILOBYTES } from './limits.ts';
import { block, map, regexKey } from './nginx-text.ts';

/** nginx responds with these by itself when the API does not respond. */
const UNANSWERED: Readonly<Record<number, string>> = {
  502: 'The API cannot be reached.',
  503: 'The API is not available.',
  504: 'The API did not respond in time.',
};

/** The bank posts the payer back below this path (docs/recipes/deploy.md). */
export const BANK_RETURN = '/api/payment/return/';

/**
 * Only a flow's own host identifies the flow. On other hosts the first flow's page finds out what this browser is
 * paying.
 */
const returnPages = (): (readonly [key: string, value: string])[] => [
  ...FLOW_IDS.map((flow) => {
    const { prefix } = FLOWS[flow];
    return [
      regexKey(`^${BANK_RETURN}.*\\|${prefix}$`),
      routes[`${flow}.redirect-kbank`].slice(prefix.length + 1),
    ] as const;
  }),
  [regexKey(`^${BANK_RETURN}`), routes[`${FLOW_IDS[0]}.redirect-kbank`]],
];

export const responseMaps = (): string[] => [
  '# Where a payer goes whom the bank sends back while the API is down.',
  ...map('"$uri|$label"', '$return_page', [['default', '""'], ...returnPages()]),
];

const json = (name: string, status: number, message: string, first: readonly string[] = []): string[] =>
  block(`location ${name}`, [
    ...first,
    'default_type application/json;',
    `return ${status} '${JSON.stringify({ message })}';`,
  ]);

/** These responses have the headers of the site, which nginx's own error pages lack. */
export const responseLocations = (): string[] => [
  ...json('@too_large', 413, `A file may have ${UPLOAD_LIMIT_MEGABYTES} MB at most.`),
  ...json('@too_long', 413, `A call without a file may have ${CALL_KILOBYTES} kB at most.`),
  ...json('@too_many', 429, 'Too many calls from this address.'),
  ...Object.entries(UNANSWERED).flatMap(([status, message]) =>
    json(`@unanswered_${status}`, Number(status), message, ['if ($return_page) { return 303 $return_page; }']),
  ),
];

/** Lines for a location that forwards. Errors from the API itself pass unchanged. */
export const errorPages = (tooMuch: '@too_large' | '@too_long'): string[] => [
  `error_page 413 ${tooMuch};`,
  'error_page 429 @too_many;',
  ...Object.keys(UNANSWERED).map((status) => `error_page ${status} = @unanswered_${status};`),
];

const HEALTH = '/healthz';

/** A monitor asks here whether nginx runs and finds the build. The API is not asked. */
export const healthLocation = (root: string): string[] =>
  block(`location = ${HEALTH}`, [
    `root ${root};`,
    'access_log off;',
    'default_type text/plain;',
    String.raw`if (!-f $document_root/index.html) { return 503 "no build\n"; }`,
    String.raw`return 200 "ok\n";`,
  ]);
