import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import * as v from 'valibot';
import { languageOf } from './shared/bilingual.ts';
import { isLocale } from '../config/locales.ts';
import { newCardToken, TEST_CARDS } from './payment/card-tokens.ts';
import { BANK_FONTS, BANK_STYLE } from './bank/layout.ts';
import { fontRoutes } from './shared/site-font.ts';
import { cardPage } from './bank/card-page.ts';
import { homePage } from './bank/home-page.ts';
import { threeDSecurePage } from './bank/three-d-secure-page.ts';

const script = (file: string): string => readFileSync(new URL(`bank/${file}`, import.meta.url), 'utf8');
const JAVASCRIPT = { 'Content-Type': 'text/javascript; charset=utf-8' };

const TokenRequest = v.object({ number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)) });
const Check = v.object({
  objectId: v.string(),
  token: v.string(),
  amount: v.string(),
  /** The URL to which the browser returns. A real bank has one configured URL per merchant. */
  return: v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\/api\/payment\/return\/kbank$/)),
});

/**
 * Creates the stand-in for the card bank, for an origin of its own: the client script under the provider's path, a card
 * form for test numbers, and a 3-D Secure page that posts back. It stores nothing, because the token carries the
 * outcome.
 */
export function createBank(): Hono {
  const app = new Hono();
  const language = (lang: string | undefined, header: string | undefined) =>
    isLocale(lang) ? lang : languageOf(header);

  app.get('/', (c) => c.html(homePage()));
  app.get('/ui/v2/kpayment.min.js', (c) => c.body(script('kpayment.js'), 200, JAVASCRIPT));
  app.get('/ui/v2/card-form.js', (c) => c.body(script('card-form.js'), 200, JAVASCRIPT));
  app.get('/ui/v2/bank.css', (c) => c.body(BANK_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.route('/', fontRoutes(BANK_FONTS));
  app.get('/ui/v2/card', (c) => {
    const { amount = '', name = '', lang } = c.req.query();
    return c.html(cardPage({ amount, name, locale: language(lang, c.req.header('accept-language')) }));
  });
  app.post('/ui/v2/token', async (c) => {
    const sent = v.safeParse(TokenRequest, await c.req.json().catch(() => undefined));
    const card = sent.success ? TEST_CARDS.find(({ number }) => number === sent.output.number) : undefined;
    // An error status would appear in the console of the embedding page, and tests fail on such entries.
    return c.json({ token: card ? newCardToken(card.outcome) : null });
  });
  app.get('/3ds', (c) => {
    const check = v.safeParse(Check, c.req.query());
    if (!check.success) return c.text('This address is incomplete.', 422);
    const locale = language(c.req.query('lang'), c.req.header('accept-language'));
    return c.html(threeDSecurePage(check.output, locale));
  });
  return app;
}
