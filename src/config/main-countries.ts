/** Of the countries that share a calling code, the one with most numbers. */
export const MAIN_COUNTRIES: Readonly<Partial<Record<string, string>>> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  290: 'SH',
  358: 'FI',
  590: 'GP',
  599: 'CW',
};
