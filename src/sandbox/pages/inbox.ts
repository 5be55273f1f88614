import { html } from 'hono/html';
import { page, table, type Markup } from './layout.ts';

interface Message {
  readonly phone: string;
  readonly email: string;
  readonly otp: string;
  readonly ref_code: string;
  readonly text: string;
  readonly created_at: string;
}

/** What would have arrived by SMS and e-mail. */
export const inboxPage = (messages: readonly Message[], to = ''): Markup =>
  page(
    'Inbox',
    html`<p>One-time codes, newest first. Nothing leaves this machine.</p>
      <form method="get">
        <label>Phone or e-mail<input name="to" value="${to}" /></label><button>Show</button>
      </form>
      ${
        messages.length === 0
          ? html`<p>No code was sent.</p>`
          : table(
              ['Code', 'Reference', 'To', 'Message', 'When'],
              messages.map((message) => [
                html`<span class="otp">${message.otp}</span>`,
                message.ref_code,
                html`${message.phone}<br />${message.email}`,
                message.text,
                message.created_at,
              ]),
            )
      }`,
  );
