import { html } from 'hono/html';
import { moment, page, table, type Markup } from './layout.ts';

const LIVE_SECONDS = 5;

interface Message {
  readonly phone: string;
  readonly email: string;
  readonly otp: string;
  readonly ref_code: string;
  readonly text: string;
  readonly created_at: string;
}

interface Shown {
  readonly to?: string | undefined;
  /** Whether the page reloads itself. */
  readonly isLive?: boolean;
}

/** Shows what would have arrived by SMS and e-mail. */
export const inboxPage = (messages: readonly Message[], { to = '', isLive = false }: Shown): Markup =>
  page(
    'Inbox',
    html`<p>
        One-time codes, newest first. Nothing leaves this machine.
        ${
          isLive
            ? html`New ones appear by themselves. <a href="/sandbox/inbox">Stop</a>`
            : html`<a href="/sandbox/inbox?live=1">Show new ones as they come</a>`
        }
      </p>
      <form method="get">
        <label>Phone or email<input name="to" value="${to}" /></label><button>Show</button>
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
                moment(message.created_at),
              ]),
            )
      }`,
    isLive ? LIVE_SECONDS : undefined,
  );
