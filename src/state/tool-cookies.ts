import { TOOL_COOKIES } from '../config/tool-cookies.ts';

const BEGINNINGS = Object.values(TOOL_COOKIES).flat();
const isOfTool = (name: string): boolean => BEGINNINGS.some((beginning) => name.startsWith(beginning));

/** `apply.example.ac.th` → itself, `example.ac.th`, `ac.th`: a tool sets its cookies as high up as the browser lets it. */
const domainsOf = (host: string): string[] => {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
};

/** Deletes what measuring tools have set on our own host, when consent is withdrawn; nobody can delete what stands on their hosts. */
export function forgetToolCookies(host: string): void {
  const names = document.cookie.split('; ').map((pair) => pair.replace(/=.*/s, ''));
  for (const name of names.filter(isOfTool)) {
    const end = `${name}=; path=/; expires=${new Date(0).toUTCString()}`;
    for (const where of ['', ...domainsOf(host).map((domain) => `; domain=${domain}`)]) document.cookie = end + where;
  }
}
