import { DAY_MS } from '../../config/constants.ts';
import { html } from 'hono/html';
import { APPLICATION_TYPES } from '../../model/application.ts';
import type { ClientSettings } from '../shared/clients.ts';
import { TEST_CARDS } from '../payment/card-tokens.ts';
import { campaigns, REFERRAL_CODE } from '../seed/campaigns.ts';
import type { Services } from '../shared/services.ts';
import { applicationsPart, findApplications } from './applications.ts';
import { action, moment, page, table, type Markup } from './layout.ts';

const CODES_SHOWN = 5;
const STEPS = [
  ['1 minute later', 60_000],
  ['10 minutes later', 600_000],
  ['1 day later', DAY_MS],
] as const;
const EXAMPLE_FAILURE = JSON.stringify({ match: { method: 'PATCH', path: 'application/{id}' }, times: 1, status: 503 });

/** Returns what the console shows, as a page or as JSON. */
export async function consoleView(
  { database, clients, bankOrigin }: Services,
  { client, find }: { readonly client: string; readonly find: string },
) {
  const newest = database.selectFrom('messages').selectAll().orderBy('id', 'desc').limit(CODES_SHOWN);
  return {
    client,
    now: new Date(clients.now(client)).toISOString(),
    settings: clients.of(client),
    bank: bankOrigin,
    messages: await newest.execute(),
    ...(await findApplications(database, find)),
  };
}
type View = Awaited<ReturnType<typeof consoleView>>;

const clockPart = ({ now, settings: { clock_offset_ms: offset } }: View): Markup =>
  html`<h2>Clock</h2>
    <p>It is ${moment(now)} in Thailand for this client.</p>
    ${STEPS.map(([label, step]) => action(label, '/sandbox/clock', { offset_ms: offset + step }))}
    ${action('Real time', '/sandbox/clock', { offset_ms: 0 })}`;

const settingsPart = ({ closed_types, code_required, banners, faults }: ClientSettings): Markup =>
  html`<h2>Intake, banners and one-time codes</h2>
    ${APPLICATION_TYPES.map((type) => {
      const closed = closed_types.includes(type);
      return action(`${closed ? 'Open' : 'Close'} ${type}`, '/sandbox/intake', { type, open: closed });
    })}
    ${action(banners ? 'No banners on first pages' : 'Banners on first pages', '/sandbox/banners', { shown: !banners })}
    ${action(
      code_required ? 'New applications need no one-time code' : 'New applications need a one-time code',
      '/sandbox/code',
      {
        required: !code_required,
      },
    )}
    <h2>Injected failures</h2>
    ${faults.length === 0 ? html`<p>None is set.</p>` : html`<pre>${JSON.stringify(faults, null, 1)}</pre>`}
    <form method="post" action="/sandbox/faults">
      <label
        >A failure as JSON (src/sandbox/shared/injected-failures.ts)<textarea name="json">${EXAMPLE_FAILURE}</textarea>
      </label>
      <button>Set</button>
    </form>
    ${action('Remove all', '/sandbox/faults/remove', {})}`;

const codesPart = ({ messages }: View): Markup =>
  html`<h2>Newest one-time codes</h2>
    ${
      messages.length === 0
        ? html`<p>No code was sent.</p>`
        : html`<ul class="codes">
            ${messages.map(
              ({ otp, phone, email, ref_code, created_at }) =>
                html`<li>
                  <span class="otp">${otp}</span>
                  <span>${phone}</span>
                  <span class="quiet">${email}</span>
                  <span class="quiet">${ref_code}, ${moment(created_at)}</span>
                </li>`,
            )}
          </ul>`
    }`;

const knownPart = ({ bank }: View): Markup =>
  html`<h2>Known to the sandbox</h2>
    <p>Referral code <code>${REFERRAL_CODE}</code>. Bank stand-in at <code>${bank}</code>. Card numbers:</p>
    ${table(
      ['Number', 'Outcome'],
      TEST_CARDS.map(({ number, outcome }) => [html`<code>${number}</code>`, outcome]),
    )}
    <p>Scholarships:</p>
    <ul>
      ${campaigns
        .filter(({ slug }) => slug !== undefined)
        .map(({ slug, name, open, amount }) => {
          const state = open ? `${String(amount)} baht` : 'ended';
          return html`<li><a href="/en/regisscholarship/${slug}">${name[1]}</a> (${state})</li>`;
        })}
    </ul>`;

export const consolePage = (view: View): Markup =>
  page(
    'Console',
    html`<p class="notice">
        A stand-in for the admissions API: for development and tests, never for production. Clock, intake, passwords and
        failures are set for the client <code>${view.client}</code> (cookie <code>sandbox_client</code>).
      </p>
      ${codesPart(view)} ${applicationsPart(view)} ${clockPart(view)} ${settingsPart(view.settings)} ${knownPart(view)}
      <h2>Start over</h2>
      ${action('Forget everything that was written', '/sandbox/reset', {})}`,
  );
