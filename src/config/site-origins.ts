import { FLOW_SITE_URL, PUBLIC_DASHBOARD_URL, PUBLIC_SITE_URL } from './env.ts';

/**
 * The build has checked the addresses. A sister site whose address has a path belongs to another site, which this build
 * does not serve.
 */
const originOf = (address: string | undefined): string | undefined => {
  const url = address ? new URL(address) : undefined;
  return url?.pathname === '/' ? url.origin : undefined;
};

/**
 * The site's origins apart from the main one. A browser stores data separately for each.
 * @param sisters the addresses of the sister sites, where the environment names them
 */
export const ownOrigins = (main: string | undefined, sisters: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(sisters.flatMap((address) => originOf(address) ?? []).filter((origin) => origin !== originOf(main))),
];

export const SISTER_ORIGINS = ownOrigins(PUBLIC_SITE_URL, [...Object.values(FLOW_SITE_URL), PUBLIC_DASHBOARD_URL]);
/** The main host is last, because its home page says that everything was cleared. */
export const ALL_ORIGINS: readonly string[] = [...SISTER_ORIGINS, ...[originOf(PUBLIC_SITE_URL) ?? []].flat()];
