import { openEnvelope, restAfterPage, restOf } from '../../api/envelope.ts';
import { isObject } from '../../api/errors.ts';
import { APPLICATION_STATUSES } from '../../config/words.ts';
import { parseDeadline } from '../../lib/parse-instant.ts';
import { LOSSES, type Check, type Context, type Loss } from './check.ts';
import { claimOf } from './claims.ts';
import { dataOf, isSuccess, jsonOf, keyOf, type Exchange } from './exchange.ts';
import { absentFields, fieldNames, type Absent } from './shape.ts';

const MAY_BE_ABSENT = 'docs/decisions/0018-back-ends.md';
const DIALECT = 'docs/spec-decisions.md, section 11';
const IN_THE_FILE = 'src/config/back-end.ts';

const isResponse = (one: Exchange): boolean => one.aim === 'response' && one.endpoint !== undefined && isSuccess(one);
/** Includes the further pages of a list. */
const isJudged = (one: Exchange): boolean => isResponse({ ...one, aim: one.aim === 'page' ? 'response' : one.aim });
const LONGEST_VALUE = 40;
const shown = (value: unknown): string => JSON.stringify(value).slice(0, LONGEST_VALUE);
const listed = (texts: readonly string[]): string | undefined => [...new Set(texts)].join(', ') || undefined;

/** Returned only if the query asks for it. */
const ON_REQUEST = 'dashboard_token';
/** These have their own checks. */
const JUDGED_APART = ['method', 'readable'];
/** A sentence that is not shown, and the endings of numbers that a walk does not save. */
const NOT_MISSED = ['message', 'hints'];
const wasAskedFor = ({ address }: Exchange, path: string): boolean =>
  path !== ON_REQUEST || address.searchParams.has(`include_${ON_REQUEST}`);
const absentIn = (one: Exchange): Absent[] =>
  one.endpoint ? absentFields(one.endpoint, dataOf(one)).filter(({ path }) => wasAskedFor(one, path)) : [];
const claimed = ({ endpoint }: Exchange, field: string) =>
  claimOf(`${endpoint?.method ?? ''} ${endpoint?.path ?? ''}`, field);
const textOf = ({ path, sent }: Absent): string => (sent === undefined ? `no ${path}` : `${path} is ${shown(sent)}`);

/** Unreadable fields whose absence is itself a claim. */
const claimCheck = (loss: Loss): Check => ({
  name: 'read as absent',
  loss,
  problem: 'The site cannot read these fields, and takes them for something that the API did not say.',
  remedy: `Send them as deploy/openapi.json describes: flags as true or false (1, 0, "1" and "0" will do), amounts as digits ("1,500.00" will do; objects by amountKey in ${IN_THE_FILE}), and words that the contract or codes in ${IN_THE_FILE} name.`,
  section: MAY_BE_ABSENT,
  appliesTo: isJudged,
  judge: (one) =>
    listed(
      absentIn(one).flatMap((absent) => {
        const claim = claimed(one, absent.path);
        const isHarmful = absent.sent !== undefined || claim?.isNeeded;
        return isHarmful && claim?.loss === loss ? [`${textOf(absent)} (${claim.counts})`] : [];
      }),
    ),
});

/** Objects of a response, with their names, from the outside in. */
function objectsIn(value: unknown, name = ''): (readonly [string, Readonly<Record<string, unknown>>])[] {
  if (Array.isArray(value)) return value.flatMap((item) => objectsIn(item, name));
  if (!isObject(value)) return [];
  return [[name, value], ...Object.entries(value).flatMap(([inner, item]) => objectsIn(item, inner))];
}

const INSTANTS = [
  'closes_at',
  'expires_at',
  'server_time',
  'paid_at',
  'created_at',
  'payment_due_at',
  'confirmed_at',
  'result_due_at',
  'decided_at',
];
const isSent = (value: unknown): value is string | number => typeof value === 'number' || typeof value === 'string';
function unreadableInstants(one: Exchange): string | undefined {
  const names = one.endpoint ? fieldNames(one.endpoint) : [];
  const instants = INSTANTS.filter((name) => names.includes(name));
  return listed(
    objectsIn(dataOf(one)).flatMap(([, object]) =>
      instants.flatMap((name) => {
        const text = object[name];
        return isSent(text) && text !== '' && parseDeadline(String(text)) === undefined
          ? [`${name} ${shown(text)}`]
          : [];
      }),
    ),
  );
}

const isOfApplication = ({ endpoint }: Exchange): boolean =>
  endpoint?.method === 'GET' && /(?:\{id\}|^application-dashboard\/)$/.test(endpoint.path);
const unknownStatuses = (one: Exchange): string | undefined => {
  const data = dataOf(one);
  const applications = (Array.isArray(data) ? data : [data]).filter(isObject);
  const known: readonly unknown[] = ['', ...APPLICATION_STATUSES];
  return listed(
    applications.flatMap(({ status }) =>
      isSent(status) && !known.includes(status) ? [`status ${shown(status)}`] : [],
    ),
  );
};

const COUNTS = /^(?:total|count|total_?(?:count|elements|items|records))$/i;
const PAGES = /^(?:last_?page|total_?pages|page_?count)$/i;
const NEXT = /^(?:next|next_?(?:page_?)?(?:url|link)|has_?(?:more|next))$/i;

/** Whether any field next to a list says that the list continues, in whatever words. */
function unreadNextPage(one: Exchange): string | undefined {
  const data = dataOf(one);
  if (!Array.isArray(data)) return undefined;
  const link = one.headers.get('link') ?? '';
  if (/\brel="?next\b/i.test(link)) return `a header Link beside ${data.length} items, which the site does not read`;
  const { siblings } = openEnvelope(jsonOf(one));
  for (const [, object] of objectsIn(siblings))
    for (const [name, value] of Object.entries(object)) {
      const deviation = `${name}: ${shown(value)} beside ${data.length} items`;
      if (COUNTS.test(name) && Number(value) > data.length) return deviation;
      if (PAGES.test(name) && Number(value) > 1) return deviation;
      if (NEXT.test(name) && value !== null && value !== false && value !== '') return deviation;
      if (name === 'last' && value === false) return deviation;
    }
  return undefined;
}
const canReadOn = (one: Exchange): boolean => {
  const data = dataOf(one);
  return restOf(openEnvelope(jsonOf(one)).siblings, Array.isArray(data) ? data.length : 0)?.kind === 'page';
};

/**
 * Addresses that the web server does not forward to the API, where browsers call the site's own origin. A local server
 * also forwards those of the sandbox.
 */
const lostImages = (one: Exchange, { origin }: Context): string | undefined =>
  origin === undefined
    ? listed(imagesIn(one).filter((address) => /^\/(?!\/)/.test(address) && !/^\/(?:api|sandbox)\//.test(address)))
    : undefined;

const IMAGES = ['desktop', 'tablet', 'mobile', 'circle', 'image'];
const imagesIn = (one: Exchange): string[] =>
  objectsIn(dataOf(one)).flatMap(([, object]) =>
    IMAGES.map((name) => object[name]).filter((address) => typeof address === 'string'),
  );
/** Origins of images that the pages may not show. */
const foreignImages = (one: Exchange, { imageOrigins }: Context): string | undefined =>
  listed(
    imagesIn(one).flatMap((address) => {
      if (!/^https?:/.test(address) || !URL.canParse(address)) return [];
      const { origin } = new URL(address);
      return imageOrigins.includes(origin) ? [] : [origin];
    }),
  );

const INCOMPLETE =
  'Applicants do not find what stands behind the first page of these lists, such as their province or school.';

/** The site's reading of the readable values in a response. */
export const valueChecks: readonly Check[] = [
  ...LOSSES.filter((loss) => loss !== 'nothing').map(claimCheck),
  {
    name: 'instants have a zone',
    loss: (one) => (/(?:^|\/)payment/.test(one.endpoint?.path ?? '') ? 'paying' : 'truth'),
    problem:
      'These instants name no time zone, or are none, so the site shows no time for them: no deadline, and for a QR code ten minutes.',
    remedy: `Send 2026-11-26T09:30:00+07:00, or name the zone of your database as utcOffset in ${IN_THE_FILE}.`,
    section: DIALECT,
    appliesTo: isJudged,
    judge: unreadableInstants,
  },
  {
    name: 'pages',
    loss: 'sight',
    problem: INCOMPLETE,
    remedy:
      'Send the whole list, or say where the rest is as the site reads it: meta.current_page and meta.last_page, or a next link with its query.',
    section: DIALECT,
    appliesTo: isResponse,
    judge: (one) => (canReadOn(one) ? undefined : unreadNextPage(one)),
  },
  {
    name: 'next page',
    loss: 'sight',
    problem: INCOMPLETE,
    remedy: 'Return the next page at the address that the first one names, or to ?page=2.',
    section: DIALECT,
    appliesTo: ({ aim }) => aim === 'page',
    judge: (one) => {
      if (!isSuccess(one)) return `${one.status} for ${one.address.search}`;
      const data = dataOf(one);
      const items: readonly unknown[] = Array.isArray(data) ? data : [];
      const { seen = [] } = one.expects;
      if (items.some((item) => !seen.includes(keyOf(item)))) return undefined;
      const isEnd =
        Array.isArray(data) &&
        !restAfterPage(openEnvelope(jsonOf(one)).siblings, seen.length, seen.length, items.length);
      return isEnd ? undefined : `no further items for ${one.address.search}`;
    },
  },
  {
    name: 'origin of images',
    loss: 'sight',
    problem: 'The browser does not show these images, because their origin is not one of the site.',
    remedy:
      'Set PUBLIC_IMAGE_ORIGINS for the build and for this check (with API_URL the own origin of the API needs it, too), or send addresses without an origin.',
    section: 'docs/configuration.md',
    appliesTo: isJudged,
    judge: foreignImages,
  },
  {
    name: 'pictures out of reach',
    loss: (one) => (one.endpoint?.path.endsWith('bill-payment-image') ? 'paying' : 'sight'),
    problem:
      'These addresses are relative to the site, and its web server forwards only those below /api: the pictures are not found.',
    remedy:
      'Send full addresses and name their origin in PUBLIC_IMAGE_ORIGINS, or put the pictures below /api. With an origin of its own (PUBLIC_API_ORIGIN), the site asks that origin: then pass --origin to this check.',
    section: 'docs/recipes/connect-a-back-end.md',
    appliesTo: isJudged,
    judge: lostImages,
  },
  {
    name: 'unknown application state',
    loss: 'sight',
    problem:
      'The site does not know this word for the state of an application: applicants see number, name, date and the contact of the office, but no stage and no next step.',
    remedy: `Map it in applicationStatuses of ${IN_THE_FILE}; where none of our words fits, send status_text, which is shown as it is.`,
    section: MAY_BE_ABSENT,
    isRemark: true,
    appliesTo: (one) => isJudged(one) && isOfApplication(one),
    judge: unknownStatuses,
  },
  {
    name: 'counts as absent',
    loss: 'sight',
    problem:
      'These fields are of another kind than the contract has, and count as absent: the site shows nothing in their place.',
    remedy: 'Send them as deploy/openapi.json describes, or leave them out.',
    section: MAY_BE_ABSENT,
    isRemark: true,
    appliesTo: isJudged,
    judge: (one) =>
      listed(
        absentIn(one).flatMap((absent) =>
          absent.sent !== undefined && !claimed(one, absent.path) ? [textOf(absent)] : [],
        ),
      ),
  },
  {
    name: 'lacks',
    loss: 'sight',
    problem: 'These optional fields are never sent: the site shows less and claims nothing.',
    remedy: 'Send them where you have them.',
    section: MAY_BE_ABSENT,
    isRemark: true,
    appliesTo: isResponse,
    judge: (one) =>
      listed(
        absentIn(one).flatMap(({ path, sent }) =>
          sent === undefined && ![...JUDGED_APART, ...NOT_MISSED].includes(path) && !claimed(one, path)?.isNeeded
            ? [path]
            : [],
        ),
      ),
  },
];
