import { SISTER_ORIGINS } from '../../config/site-origins.ts';
import { UTM_KEY } from '../../config/storage-keys.ts';
import { lenientQuery } from '../../lib/lenient-query.ts';
import { readKey } from '../storage/browser-storage.ts';

/** Adverts may link to any page, but most visits never load this code. */
const isFromAdvert = location.search.includes('utm_');
if (isFromAdvert) {
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

if (SISTER_ORIGINS.length > 0 && (isFromAdvert || readKey(UTM_KEY) !== undefined))
  import('../location/carry-utm.ts').then(
    ({ carryUtm }) => carryUtm(),
    () => undefined,
  );
