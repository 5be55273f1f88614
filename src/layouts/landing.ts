/** An advert may lead to any page, and its parameters count in every flow (spec, section 3): most visits never load this. */
if (location.search.includes('utm_')) {
  const query = new URLSearchParams(location.search);
  import('../state/utm.ts').then(
    ({ keepUtm }) => {
      keepUtm(query);
    },
    () => undefined, // An advert that is not counted stops nobody.
  );
}
