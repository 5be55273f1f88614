/**
 * Returns the domain that all hosts of the site share: `uni.ac.th` for `apply.uni.ac.th` and `regisbachelor.uni.ac.th`.
 * @returns undefined if there is only one host or no shared domain, or if this host is not in it
 */
export function sharedDomain(origins: readonly string[], hostname: string): string | undefined {
  const hosts = [...new Set(origins.map((origin) => new URL(origin).hostname))];
  const [first = '', ...others] = hosts;
  const isIn = (domain: string, host: string): boolean => `.${host}`.endsWith(`.${domain}`);
  const labels = first.split('.');
  const domain = labels
    .map((_label, index) => labels.slice(index).join('.'))
    .find((one) => [...others, hostname].every((host) => isIn(one, host)));
  // A top-level domain does not belong to a site, and a trailing number belongs to an IP address.
  return others.length > 0 && domain && /\.[^.]*[^.\d][^.]*$/.test(domain) ? domain : undefined;
}
