import { html } from 'hono/html';
import { TEST_CARDS } from '../payment/card-tokens.ts';
import { bankPage, type Markup } from './layout.ts';

/** The page that a developer sees at this origin. */
export const homePage = (): Markup =>
  bankPage(
    'Bank stand-in',
    'en',
    html`<p>
        Serves <code>/ui/v2/kpayment.min.js</code> with the provider's attributes and the global <code>KPayment</code>,
        a card form, and a 3-D Secure page that posts <code>objectId, token, status, message, saveCard</code> back.
      </p>
      <table>
        ${TEST_CARDS.map(
          ({ number, outcome }) =>
            html`<tr>
              <td><code>${number}</code></td>
              <td>${outcome}</td>
            </tr>`,
        )}
      </table>`,
  );
