import { parseArgs } from 'node:util';
import { backEnd } from '../../config/back-end.ts';
import { FLOW_IDS, isFlowId, type FlowId } from '../../config/flow-registry.ts';
import type { Contact } from '../../model/application.ts';

export const USAGE = `npm run conformance -- ADDRESS [options]

ADDRESS is the API's, without /api: https://api.example
  --write                 goes through the flows with a test applicant; without it only calls that change nothing are made
  --phone, --email        the test applicant's, others in every run: codes are sent there (not needed for the sandbox)
  --otp-command COMMAND   prints the newest one-time code; it finds PHONE and EMAIL in its environment
  --flow FLOW             only the calls of this flow: ${FLOW_IDS.join(', ')}; several with a comma or by repeating it
  --slug SLUG             an open scholarship campaign, as the end of its address names it; best one with and one without
                          a fee, with a comma or by repeating it
  --card-token TOKEN      of the card provider's test mode, for the return of the bank
  --origin ORIGIN         where the site stands, only where browsers call the API itself (PUBLIC_API_ORIGIN): CORS is judged
  --token-header NAME     ${backEnd.tokenHeader} by default
  --mock                  ADDRESS is a mock made of deploy/openapi.json: it returns examples, in one language, and knows nobody
  --json                  for programs`;

export interface Options {
  readonly url: string;
  readonly writes: boolean;
  readonly contact: Contact | undefined;
  readonly otpCommand: string | undefined;
  /** In registry order. */
  readonly flows: readonly FlowId[];
  readonly slugs: readonly string[];
  readonly cardToken: string | undefined;
  readonly origin: string | undefined;
  readonly tokenHeader: string;
  readonly mock: boolean;
  readonly json: boolean;
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;
const KNOWN = {
  write: FLAG,
  json: FLAG,
  mock: FLAG,
  phone: TEXT,
  email: TEXT,
  flow: { type: 'string', multiple: true },
  slug: { type: 'string', multiple: true },
  origin: TEXT,
  'otp-command': TEXT,
  'card-token': TEXT,
  'token-header': TEXT,
} as const;

const wrong = (sentence: string): Error => new Error(`${sentence}\n\n${USAGE}`);

function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: KNOWN, allowPositionals: true });
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

function webAddress(text: string, what: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol)) return url;
  throw wrong(`${what} must be a web address such as https://api.example, not "${text}".`);
}

function apiUrl(positionals: readonly string[]): string {
  const [address, ...more] = positionals;
  if (address === undefined) throw wrong('The address of the API is missing.');
  if (more.length > 0) throw wrong(`One address is enough: "${more.join(' ')}" is too much.`);
  const { origin, pathname } = webAddress(address, 'The address of the API');
  const path = pathname.replace(/\/+$/, '');
  if (path.endsWith('/api')) throw wrong('The address of the API is written without /api.');
  return origin + path;
}

const listedIn = (given: readonly string[] = []): readonly string[] =>
  given
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');

function flowsIn(given: readonly string[] | undefined): readonly FlowId[] {
  if (given === undefined) return FLOW_IDS;
  const names = listedIn(given);
  const unknown = names.find((name) => !isFlowId(name));
  if (unknown !== undefined) throw wrong(`--flow must be one of ${FLOW_IDS.join(', ')}, not "${unknown}".`);
  return FLOW_IDS.filter((flow) => names.includes(flow));
}

/** @throws {Error} with a sentence and the usage */
export function optionsFrom(parameters: readonly string[]): Options {
  const { values, positionals } = parsed(parameters);
  const { phone, email, origin } = values;
  if (values.mock && values.write) throw wrong('--mock and --write do not go together: a mock keeps nothing.');
  if ((phone === undefined) !== (email === undefined)) throw wrong('--phone and --email belong together.');
  return {
    url: apiUrl(positionals),
    writes: values.write,
    contact: phone === undefined || email === undefined ? undefined : { phone, phone_country: 'TH', email },
    otpCommand: values['otp-command'],
    flows: flowsIn(values.flow),
    slugs: listedIn(values.slug),
    cardToken: values['card-token'],
    origin: origin === undefined ? undefined : webAddress(origin, '--origin').origin,
    tokenHeader: values['token-header'] ?? (process.env['PUBLIC_APP_TOKEN_HEADER'] || backEnd.tokenHeader),
    mock: values.mock,
    json: values.json,
  };
}

/** @throws {Error} when a writing walk has no applicant */
export function requireContact({ contact, writes }: Options, isSandbox: boolean): void {
  if (writes && !isSandbox && contact === undefined)
    throw wrong('--write needs --phone and --email of a test applicant: messages are sent there.');
}
