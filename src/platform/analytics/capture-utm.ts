import { lenientQuery } from '../../lib/lenient-query.ts';

/** Adverts may link to any page, but most visits never load this code. */
if (location.search.includes('utm_')) {
  const query = lenientQuery(location.search);
  const save = (): void =>
    void import('../storage/utm.ts').then(
      (utm) => utm.saveUtm(query),
      () => undefined,
    );
  save();
  // If consent is the legal basis, the parameters must not be stored before the choice about cookies.
  document.addEventListener('consent:chosen', save);
}
