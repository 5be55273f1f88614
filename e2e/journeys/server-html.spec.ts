import { expect, test } from '../support/fixtures.ts';
import { onMainHost } from '../support/on-hosts.ts';
import { Scholar } from '../people/scholarship-applicant.ts';

/** HTML of the API, and what of it the page contains. */
const HTML = [
  [
    'Read <b>this</b><br><a href="https://a.example/x">more</a>',
    'Read <b>this</b><br><a href="https://a.example/x" rel="noopener noreferrer">more</a>',
  ],
  ['1<img src="x" onerror="document.title=1">', '1'],
  ['2<svg onload="document.title=2"></svg>', '2'],
  ['3<style>p{}</style>', '3'],
  ['4<script>document.title=4</script>', '4'],
  ['<a href="javascript:document.title=5">5</a>', '<a rel="noopener noreferrer">5</a>'],
  ['<a href="http://a.example">6</a>', '<a rel="noopener noreferrer">6</a>'],
  ['<p style="color:red" class="x" id="y" data-z="1" aria-label="q" onclick="document.title=7">7</p>', '<p>7</p>'],
  ['<h1>8</h1>', '8'],
] as const;

test(
  'of the HTML of the API only the allowed tags are shown, with safe links',
  { tag: '@phone' },
  async ({ page, sandbox, tolerate }) => {
    // The policy of the page refuses what runs or styles as soon as the HTML is parsed, and reports it.
    tolerate(/Content Security Policy|Policy violation: (?:script|style)-src-(?:attr|elem) refused inline/);
    const scholar = new Scholar(page, sandbox, 'en');
    await page.route('**/api/scholarship-campaign/*', async (route) => {
      const response = await route.fetch({ url: onMainHost(route.request().url()) });
      const { data } = (await response.json()) as { readonly data: object };
      const description = HTML.map(([given]) => given).join('');
      await route.fulfill({ response, json: { data: { ...data, description } } });
    });
    await scholar.openCampaign();
    const shown = page.locator('#campaign .prose-api').first();
    await expect(shown.locator('b')).toHaveText('this');
    expect(await shown.innerHTML()).toBe(HTML.map(([, clean]) => clean).join(''));
  },
);
