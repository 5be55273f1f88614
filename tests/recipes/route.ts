import { after, before, create, type Recipe } from './edit.ts';

/** A legal page at another address, outside of every flow. */
export const route: Recipe = {
  recipe: 'add-a-route',
  edits: [
    after('src/config/routes.ts', "  'cookies-policy': '/cookies-policy',", "\n  'terms-of-use': '/terms-of-use',"),
    after(
      'src/config/page-settings.ts',
      "  'cookies-policy': page('policy', 'purpleDark', { robots: 'index' }),",
      "\n  'terms-of-use': page('policy', 'purpleDark', { canonical: 'privacy-policy' }),",
    ),
    create(
      'src/pages/[...locale]/terms-of-use.astro',
      [
        '---',
        "import { pagesUnder } from '../../config/page-settings.ts';",
        "import LegalPage from '../../layouts/LegalPage.astro';",
        '',
        'export function getStaticPaths() {',
        "  return pagesUnder('/terms-of-use');",
        '}',
        'const { name, locale } = Astro.props;',
        '---',
        '',
        '<LegalPage route={name} {locale} policy="privacy" />',
        '',
      ].join('\n'),
    ),
    after(
      'e2e/support/route-table.ts',
      "  dark('/cookies-policy', 'cookies-policy'),",
      "\n  dark('/terms-of-use', 'terms-of-use'),",
    ),
    before('tests/config/page-settings.test.ts', '/status-checking/dashboard*\n', '/terms-of-use* '),
    after('tests/config/analytics.test.ts', "['home', 'privacy-policy', 'cookies-policy',", " 'terms-of-use',"),
    after('tests/config/routes.test.ts', "['/', '/privacy-policy', '/cookies-policy',", " '/terms-of-use',"),
  ],
  tests: ['tests/config/'],
  leftOut: { file: 'src/config/page-settings.ts', namedBy: 'types', says: `Property '"terms-of-use"' is missing` },
};
