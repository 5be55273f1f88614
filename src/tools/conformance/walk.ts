import { contract } from '../../api/contract/all.ts';
import type { Endpoint } from '../../api/contract/endpoint.ts';
import { createEndings } from '../../api/endpoint-path.ts';
import { openEnvelope, restAfterPage, restOf } from '../../api/envelope.ts';
import { isCallError, isObject } from '../../api/errors.ts';
import { parseResponse } from '../../api/parse-response.ts';
import { backEnd } from '../../config/back-end.ts';
import { MOST_PAGES } from '../../config/constants.ts';
import type { ContractName } from '../../sandbox/shared/contract-types.ts';
import { askedHeaders } from './cors-checks.ts';
import {
  dataOf,
  exchange,
  isSuccess,
  jsonOf,
  keyOf,
  type Api,
  type Asked,
  type Exchange,
  type Expectations,
} from './exchange.ts';

export type ResponseData = Readonly<Record<string, unknown>>;

export const lineOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

const REFUSED_WITHOUT_TOKEN = [401, backEnd.refusedTokenStatus ?? 401];
const OR_TOO_SOON = [200, 201, 202, 204, 429];
const NO_SUCH_CALL = 'it is named in absentCalls of src/config/back-end.ts';
const NOTHING_TO_ASK = 'it asks for an item of a list that is empty or cannot be read';
/** A registration sends both ranks, even if they were not asked for. */
const MAY_BE_EMPTY = ['rank', 'academic_rank'];
const MADE_UP_ID = 'conformance-check';

/** An id as written in paths and bodies. */
export const idText = (id: unknown): string => (typeof id === 'number' || typeof id === 'string' ? String(id) : '');

const siblingsOf = (one: Exchange) => openEnvelope(jsonOf(one)).siblings;

export interface Walk {
  readonly api: Api;
  readonly exchanges: readonly Exchange[];
  /** Reasons why lines are not judged, by line. */
  readonly reasons: ReadonlyMap<string, string>;
  readonly tokens: readonly string[];
  /** The site's reading of the response; `undefined` if it is unreadable. */
  readonly call: (name: ContractName, asked?: Asked, expects?: Expectations) => Promise<ResponseData | undefined>;
  readonly list: (name: ContractName, asked?: Asked) => Promise<readonly ResponseData[]>;
  /** Reads the payment before there is a charge. */
  readonly beforeCharge: (asked: Asked) => Promise<void>;
  /** Makes a call that must be refused. */
  readonly refused: (name: ContractName, asked: Asked, expects: Expectations) => Promise<void>;
  /** Makes a call to learn which words of choices its refusal names. */
  readonly words: (name: ContractName, asked: Asked, expects: Expectations) => Promise<Exchange>;
  /** Repeats a call, which may be refused because it comes too soon. */
  readonly again: (name: ContractName, asked: Asked) => Promise<void>;
  readonly other: (request: Parameters<typeof exchange>[1]) => Promise<Exchange>;
  readonly preflights: (calls: typeof contract) => Promise<void>;
  /** Begins another page, which has not read anything. */
  readonly openPage: () => void;
  readonly explain: (line: string, reason: string) => void;
  /** Records a reason why lines are not judged. */
  readonly notJudged: (reason: string, ...names: readonly ContractName[]) => void;
  readonly keepToken: (token: unknown) => string | undefined;
}

const endpointOf = (name: ContractName): Endpoint => {
  const found = contract.find((entry) => entry.name === name);
  if (!found) throw new Error(`The contract has no ${name}.`);
  return found.endpoint;
};

const readable = (endpoint: Endpoint, one: Exchange): unknown => {
  if (!isSuccess(one)) return undefined;
  try {
    return parseResponse(endpoint, one.text);
  } catch (error) {
    if (isCallError(error)) return undefined;
    throw error;
  }
};

/** Makes calls in sequence, like an applicant, and keeps each request with its response. */
export function openWalk(api: Api): Walk {
  const exchanges: Exchange[] = [];
  const reasons = new Map<string, string>();
  const tokens: string[] = [];
  const endings = createEndings();
  const refusedOnce = new Set<ContractName>();
  const readOnOnce = new Set<ContractName>();

  const other: Walk['other'] = async (request) => {
    const one = await exchange(api, request, endings);
    exchanges.push(one);
    return one;
  };
  const ask = (name: ContractName, aim: Exchange['aim'], asked: Asked, expects: Expectations = {}) => {
    const endpoint = endpointOf(name);
    return other({
      line: lineOf(endpoint),
      aim,
      endpoint,
      method: endpoint.method,
      path: endpoint.path,
      asked,
      expects,
    });
  };

  /** Reads all further pages of a list, as the site does. */
  const readOn = async (name: ContractName, asked: Asked, one: Exchange): Promise<void> => {
    const first = dataOf(one);
    if (!isSuccess(one) || !Array.isArray(first) || readOnOnce.has(name)) return;
    const seen = new Set(first.map(keyOf));
    let rest = restOf(siblingsOf(one), seen.size);
    for (let pages = 1; rest?.kind === 'page' && pages < MOST_PAGES; pages += 1) {
      readOnOnce.add(name);
      const next = await ask(name, 'page', { ...asked, query: { ...asked.query, ...rest.query } }, { seen: [...seen] });
      const page = isSuccess(next) ? dataOf(next) : undefined;
      if (!Array.isArray(page)) return;
      const before = seen.size;
      for (const item of page) seen.add(keyOf(item));
      rest = restAfterPage(siblingsOf(next), before, seen.size, page.length);
    }
  };

  const make = async (name: ContractName, asked: Asked, expects?: Expectations): Promise<unknown> => {
    const endpoint = endpointOf(name);
    if ((backEnd.absentCalls as readonly string[]).includes(endpoint.path)) {
      reasons.set(lineOf(endpoint), NO_SUCH_CALL);
      return undefined;
    }
    const sent = Object.entries({ ...asked.parameters, ...asked.query, ...asked.body });
    if (sent.some(([field, value]) => value === '' && !MAY_BE_EMPTY.includes(field))) {
      reasons.set(lineOf(endpoint), NOTHING_TO_ASK);
      return undefined;
    }
    if (endpoint.token !== 'none' && !refusedOnce.has(name)) {
      refusedOnce.add(name);
      await ask(name, 'refusal', { ...asked, token: undefined }, { statuses: REFUSED_WITHOUT_TOKEN });
    }
    const one = await ask(name, 'response', asked, expects);
    await readOn(name, asked, one);
    return readable(endpoint, one);
  };

  return {
    api,
    exchanges,
    reasons,
    tokens,
    call: async (name, asked = {}, expects) => {
      const response = await make(name, asked, expects);
      return isObject(response) ? response : undefined;
    },
    list: async (name, asked = {}) => {
      const response = await make(name, asked);
      return Array.isArray(response) ? response.filter(isObject) : [];
    },
    beforeCharge: async (asked) => {
      await ask('payment.check', 'before-charge', asked);
    },
    refused: async (name, asked, expects) => {
      await ask(name, 'refusal', asked, expects);
    },
    words: (name, asked, expects) => ask(name, 'words', asked, expects),
    again: async (name, asked) => {
      await ask(name, 'refusal', asked, { statuses: OR_TOO_SOON });
    },
    other,
    preflights: async (calls) => {
      if (api.origin === undefined) return;
      for (const { endpoint } of calls)
        await other({
          line: lineOf(endpoint),
          aim: 'preflight',
          endpoint,
          method: 'OPTIONS',
          path: endpoint.path.replaceAll(/\{\w+\}/g, MADE_UP_ID),
          headers: {
            'Access-Control-Request-Method': endpoint.method,
            'Access-Control-Request-Headers': askedHeaders({ endpoint }, api.tokenHeader).join(',').toLowerCase(),
          },
        });
    },
    openPage: endings.forget,
    explain: (line, reason) => void reasons.set(line, reason),
    notJudged: (reason, ...names) => {
      for (const name of names) reasons.set(lineOf(endpointOf(name)), reason);
    },
    keepToken: (token) => {
      if (typeof token !== 'string' || token === '') return undefined;
      tokens.push(token);
      return token;
    },
  };
}
