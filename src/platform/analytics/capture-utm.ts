import { lenientQuery } from '../../lib/lenient-query.ts';

/** Adverts may link to any page; most visits never load this code. */
if (location.search.includes('utm_')) {
  const query = lenientQuery(location.search);
  import('../storage/utm.ts').then(
    (utm) => utm.saveUtm(query),
    () => undefined,
  );
}
