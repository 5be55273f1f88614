import { html } from 'hono/html';
import { APPLICATION_STATUSES, CHARGE_STATES } from '../../config/words.ts';
import { applicationNumber } from '../applications/present-application.ts';
import type { ApplicationRow, ChargeRow, Database } from '../database/tables.ts';
import { action, moment, table, type Markup } from './layout.ts';

const SHOWN = 50;

export interface ApplicationsView {
  /** The text that was searched for. */
  readonly find: string;
  readonly applications: readonly ApplicationRow[];
  /** The charges of these applications, newest first. */
  readonly charges: readonly ChargeRow[];
}

/** Finds the newest applications. `find` is a part of a phone number, an e-mail address or an application number. */
export async function findApplications(database: Database, find: string): Promise<ApplicationsView> {
  const text = find.trim();
  const digits = text.replace(/\D/g, '');
  const applications = await database
    .selectFrom('applications')
    .selectAll()
    .$if(text !== '', (all) =>
      all.where((where) =>
        where.or([
          where('email', 'like', `%${text}%`),
          ...(digits === '' || text.includes('@')
            ? []
            : [where('phone', 'like', `%${digits}%`), where('id', '=', Number(digits))]),
        ]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const charges = await database
    .selectFrom('charges')
    .selectAll()
    .where(
      'application_id',
      'in',
      applications.map(({ id }) => id),
    )
    .orderBy('number', 'desc')
    .execute();
  return { find, applications, charges };
}

const choice = (name: string, label: string, values: readonly string[]): Markup =>
  html`<select name="${name}" aria-label="${label}" required>
    <option value="">(unchanged)</option>
    ${values.map((value) => html`<option>${value}</option>`)}
  </select>`;

const statusCell = ({ id, status, reason }: ApplicationRow, number: string): Markup =>
  html`${status}${reason === null ? '' : html` <span class="quiet">${reason}</span>`}
    <form method="post" action="/sandbox/applications/${String(id)}">
      ${choice('status', `New status of ${number}`, APPLICATION_STATUSES)}<button>Set</button>
    </form>`;

/** The decisions that a developer can take about an open charge. */
const DECISIONS = [
  ['Paid', 'successful'],
  ['Declined', 'failed'],
] as const;

function chargeCell(charges: readonly ChargeRow[]): Markup | string {
  const [newest] = charges;
  if (!newest) return 'no charge';
  const { id, amount, method, status } = newest;
  const others = charges.length > 1 ? ` (${String(charges.length)} charges)` : '';
  return html`${status === 'pending' ? DECISIONS.map(([label, state]) => action(label, `/sandbox/payments/${id}`, { state })) : ''}
    ${String(amount)} baht, ${status} <span class="quiet">${method ?? 'no method yet'}${others}</span>`;
}

const moreCell = (row: ApplicationRow, number: string, [charge]: readonly ChargeRow[]): Markup =>
  html`<details>
    <summary>More<span class="hidden"> about ${number}</span></summary>
    <form method="post" action="/sandbox/applications/${String(row.id)}">
      ${choice('status', `New status of ${number}, with a reason`, APPLICATION_STATUSES)}
      <label>Reason<input name="reason" value="${row.reason ?? ''}" /></label><button>Set with reason</button>
    </form>
    ${
      charge &&
      html`<form method="post" action="/sandbox/payments/${charge.id}">
        ${choice('state', `New state of charge ${charge.id}`, CHARGE_STATES)}<button>Set charge</button>
      </form>`
    }
    ${action('Expire tokens', '/sandbox/tokens/expire', { application_id: row.id })}
    <p class="quiet">Begun ${moment(row.created_at)}</p>
  </details>`;

export function applicationsPart({ find, applications, charges }: ApplicationsView): Markup {
  const none = find === '' ? 'Nobody has applied yet.' : 'No application fits.';
  const rows = applications.map((row) => {
    const number = applicationNumber(row);
    const own = charges.filter(({ application_id }) => application_id === row.id);
    return [
      html`<a href="/sandbox/ledger?application=${String(row.id)}">${number}</a><br />
        <span class="quiet">${row.type}</span>`,
      html`${row.phone}<br /><span class="quiet">${row.email}</span>`,
      statusCell(row, number),
      chargeCell(own),
      moreCell(row, number, own),
    ];
  });
  return html`<h2>Applications</h2>
    <form method="get">
      <label>Phone, email or number<input name="find" value="${find}" /></label><button>Find</button>
    </form>
    ${
      rows.length === 0
        ? html`<p>${none}</p>`
        : table(['Application', 'Applicant', 'Status', 'Charge', 'More'], rows, 'rows')
    }`;
}
