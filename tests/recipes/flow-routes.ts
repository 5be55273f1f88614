const PREFIX = '/regisexchange';

interface Row {
  readonly name: string;
  readonly path: string;
  readonly screen: string;
  readonly isDark?: true;
  readonly more?: string;
}
const ROWS: readonly Row[] = [
  { name: 'exchange', path: '', screen: 'step', more: "robots: 'index', asksForOtp: true" },
  { name: 'exchange.identity', path: '/identity', screen: 'step' },
  { name: 'exchange.upload-document', path: '/upload-document/:id?', screen: 'step', isDark: true },
  { name: 'exchange.payment', path: '/payment', screen: 'payment' },
  { name: 'exchange.payment-callback', path: '/payment/callback', screen: 'payment-return' },
  { name: 'exchange.redirect-kbank', path: '/credit/redirect-kbank', screen: 'payment-return' },
  { name: 'exchange.confirmation-complete', path: '/confirmation/complete', screen: 'result', isDark: true },
  { name: 'exchange.confirmation-failed', path: '/confirmation/failed', screen: 'result', isDark: true },
  { name: 'exchange.continue', path: '/continue/:id?/:token', screen: 'resume' },
];
const each = (line: (row: Row) => string): string => ROWS.map((row) => `${line(row)}\n`).join('');

export const addressesOfExchange = each(({ name, path }) => `  '${name}': '${PREFIX}${path}',`);

export const pagesOfExchange = each(({ name, screen, isDark, more }) => {
  const facts = [`'${screen}'`, isDark ? "'purpleDark'" : "'default'", ...(more ? [`{ ${more} }`] : [])];
  return `  '${name}': page(${facts.join(', ')}),`;
});

/** As docs/spec.md writes a table of themes: a star is the dark header. */
export const specifiedAddresses = each(({ path, isDark }) => PREFIX + path + (isDark ? '*' : ''));

/** Rows of the table of the browser tests, each address with its segments filled in. */
export const browserRows = each(({ name, path, isDark }) => {
  const address = PREFIX + path.replace('/:id?', '').replace(':token', 'abc');
  return `  ${isDark ? 'dark' : 'plain'}('${address}', '${name}'),`;
});
