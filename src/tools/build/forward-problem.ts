const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i;
/** The path is written into files of nginx and CDN hosts, where other characters have special meanings. */
const PATH = /^(?:\/[\w.~-]+)*\/?$/;
const API_AT_END = /\/api\/?$/i;

/** Why calls cannot be forwarded to an address, as the end of a sentence; `text` is the address as it was written. */
export function forwardProblem(url: URL, text: string): string | undefined {
  if (/[?#]/.test(text)) return 'has a query or a fragment: write nothing from ? or # on';
  if (!HOST.test(url.hostname))
    return 'has a host name that cannot be forwarded to: write letters, digits, dots and hyphens';
  if (!PATH.test(url.pathname))
    return 'has a path that cannot be forwarded to: write letters, digits and .-_~ between single slashes';
  const { origin, pathname } = url;
  if (!API_AT_END.test(pathname)) return undefined;
  return `ends in /api, with which every call begins anyway: write ${origin}${pathname.replace(API_AT_END, '')}`;
}
