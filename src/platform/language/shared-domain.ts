/**
 * The domain that all hosts of the site have in common: `uni.ac.th` of `apply.uni.ac.th` and `regisbachelor.uni.ac.th`.
 * @returns undefined where there is one host only, no common domain, or this host is outside of it
 */
export function sharedDomain(origins: readonly string[], hostname: string): string | undefined {
  const hosts = [...new Set(origins.map((origin) => new URL(origin).hostname))];
  const [first = '', ...others] = hosts;
  const isIn = (domain: string, host: string): boolean => `.${host}`.endsWith(`.${domain}`);
  const labels = first.split('.');
  const domain = labels
    .map((_label, index) => labels.slice(index).join('.'))
    .find((one) => [...others, hostname].every((host) => isIn(one, host)));
  // A top-level domain belongs to nobody, and a number at the end is that of an address.
  return others.length > 0 && domain && /\.[^.]*[^.\d][^.]*$/.test(domain) ? domain : undefined;
}
