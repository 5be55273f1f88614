import { isLoopback } from '../../lib/loopback.ts';
import { parseUrl } from '../../lib/parse-url.ts';

const isReal = (url = ''): boolean => {
  const hostname = parseUrl(url)?.hostname;
  return hostname !== undefined && !isLoopback(hostname);
};
const SITES = /^PUBLIC_(?:SITE|REGIS\w+|DASHBOARD)_URL$/;

/**
 * @returns what a developer must know whose pages call an API that is not of this machine, or lead to the live site;
 * otherwise `undefined`
 */
export function warningOfRealApi(environment: NodeJS.Dict<string>): string | undefined {
  const api = [environment['API_URL'], environment['PUBLIC_API_ORIGIN']].find(isReal);
  const site = Object.keys(environment).find((name) => SITES.test(name) && isReal(environment[name]));
  const warnings = [
    api && `Careful: ${api} is no API of this machine. What is registered, uploaded or paid here is real there.`,
    site && `Careful: links of these pages lead to ${environment[site]}, because ${site} is set.`,
  ];
  return warnings.filter(Boolean).join('\n') || undefined;
}
