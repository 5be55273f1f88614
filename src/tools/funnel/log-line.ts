import { contract } from '../../api/contract/all.ts';
import { deviceInfo } from '../../lib/device-info.ts';
import { bangkokDay } from '../../lib/bangkok-day.ts';

/** What one line of nginx's access log says of a request (src/tools/deploy/nginx-log.ts). It holds no address and no answer. */
export interface LogLine {
  /** Days since 1970 in Thailand. */
  readonly day: number;
  readonly method: string;
  /** The path of a page, or of a call relative to `/api/`, with `{id}` in place of an application's number. */
  readonly path: string;
  readonly isCall: boolean;
  /** The number of the application that the call is about. It tells applications apart and is never printed. */
  readonly application: string | undefined;
  readonly status: number;
  /** The name of the page's route. */
  readonly step: string;
  readonly language: string;
  readonly device: 'phone' | 'tablet' | 'computer' | 'crawler';
  readonly refused: readonly string[];
  /** Whether a browser fetched the page ahead. */
  readonly isPrefetch: boolean;
}

const LINE =
  /^\S+ \[(?<time>[^\]]+)\] "(?<method>\S+) (?<address>\S+)" (?<status>\d{3}) \S+ \S+ "(?<agent>[^"]*)" .*\bstep=(?<step>\S+) lang=(?<language>\S+) refused=(?<refused>\S+) purpose=(?<purpose>\S+)/;

const paths = contract.map(({ endpoint }) => endpoint.path.replace(/\/$/, ''));
const LITERAL = new Set(paths.filter((path) => !path.includes('{id}')));
/** The calls of one application: its number stands in the second segment. */
const FAMILIES = new Set(paths.filter((path) => path.includes('{id}')).map((path) => path.split('/')[0] ?? ''));

function callOf(address: string): Pick<LogLine, 'path' | 'application' | 'isCall'> {
  if (!address.startsWith('/api/')) return { path: address, application: undefined, isCall: false };
  const path = address.slice('/api/'.length).replace(/\/$/, '');
  const [family = '', application, ...rest] = path.split('/');
  if (LITERAL.has(path) || !FAMILIES.has(family) || application === undefined)
    return { path, application: undefined, isCall: true };
  return { path: [family, '{id}', ...rest].join('/'), application: `${family}/${application}`, isCall: true };
}

function deviceOf(agent: string): LogLine['device'] {
  const { isCrawler, isTablet, isMobile } = deviceInfo(agent);
  if (isCrawler) return 'crawler';
  return isTablet ? 'tablet' : isMobile ? 'phone' : 'computer';
}

const given = (text: string | undefined): string => (text === undefined || text === '-' ? '' : text);

/** @returns undefined for a line of another format */
export function parseLine(line: string): LogLine | undefined {
  const { time, method, address, status, agent, step, language, refused, purpose } = LINE.exec(line)?.groups ?? {};
  const instant = Date.parse(time ?? '');
  if (Number.isNaN(instant)) return undefined;
  return {
    day: bangkokDay(instant),
    method: method ?? '',
    ...callOf(address ?? ''),
    status: Number(status),
    step: given(step),
    language: given(language),
    device: deviceOf(agent ?? ''),
    refused: given(refused).split(',').filter(Boolean),
    isPrefetch: purpose === 'prefetch',
  };
}
