import * as v from 'valibot';
import { contract } from '../../src/api/contract/all.ts';
import { fillEndpointPath } from '../../src/api/endpoint-path.ts';
import { createSandbox, type SandboxOptions } from '../../src/sandbox/app.ts';
import type { ContractName } from '../../src/sandbox/shared/contract-types.ts';

const BANK = 'http://bank.test';

interface Asked {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly form?: Readonly<Record<string, string | File>>;
  readonly token?: string;
  readonly locale?: 'th' | 'en';
  readonly client?: string;
}
const Loose = v.record(v.string(), v.unknown());

/** `{data: […]}` yields the list; `{data: {…}, access_token}` yields one object with the fields of both. */
const unwrap = (text: string): unknown => {
  const { data, ...beside } = v.parse(v.looseObject({ data: v.unknown() }), JSON.parse(text));
  return Array.isArray(data) ? data : { ...beside, ...v.parse(Loose, data) };
};

const bodyOf = ({ body, form }: Asked): { headers: Record<string, string>; body?: string | FormData } => {
  if (body) return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  if (!form) return { headers: {} };
  const data = new FormData();
  Object.entries(form).forEach(([name, value]) => data.append(name, value));
  return { headers: {}, body: data };
};

/** Opens a sandbox without a port. Its calls are made by the contract's names, and it records which succeeded. */
export async function openSandbox(options: Partial<SandboxOptions> = {}) {
  const sandbox = await createSandbox({ databaseUrl: ':memory:', bankOrigin: BANK, ...options });
  const succeeded = new Set<string>();

  const call = async (name: ContractName, asked: Asked = {}) => {
    const endpoint = contract.find((entry) => entry.name === name)?.endpoint;
    if (!endpoint) throw new Error(`The contract has no ${name}.`);
    const { headers, body } = bodyOf(asked);
    const query = asked.query ? `?${new URLSearchParams(asked.query).toString()}` : '';
    const response = await sandbox.app.request(
      `/api/${fillEndpointPath(endpoint.path, asked.parameters ?? {})}${query}`,
      {
        method: endpoint.method,
        headers: {
          ...headers,
          'accept-language': asked.locale ?? 'en',
          ...(asked.token === undefined ? {} : { 'x-application-token': asked.token }),
          ...(asked.client === undefined ? {} : { cookie: `sandbox_client=${asked.client}` }),
        },
        ...(body === undefined ? {} : { body }),
      },
    );
    const text = await response.text();
    if (response.status === 200) succeeded.add(name);
    return {
      status: response.status,
      headers: response.headers,
      text,
      /** Returns the answer as the site would read it; throws when it breaks the contract. */
      answer: () => v.parse(Loose, v.parse(endpoint.response, unwrap(text))),
      list: () => v.parse(v.array(Loose), v.parse(endpoint.response, unwrap(text))),
      errors: () => v.parse(Loose, v.parse(Loose, JSON.parse(text))['errors']),
    };
  };

  const control = async (method: string, path: string, body?: object) => {
    const response = await sandbox.app.request(`/sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as unknown };
  };

  const newestCode = async (to: string): Promise<string> => {
    const { json } = await control('GET', `inbox?to=${encodeURIComponent(to)}`);
    return v.parse(v.array(v.looseObject({ otp: v.string() })), json)[0]?.otp ?? '';
  };

  const ledger = async (application: string) => {
    const { json } = await control('GET', `ledger?application=${application}`);
    return v.parse(v.looseObject({ counts: v.record(v.string(), v.number()), charges: v.array(Loose) }), json);
  };

  return { ...sandbox, call, control, newestCode, ledger, succeeded };
}
export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;

export const CONTACT = { phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' };
export const APPLICANT = {
  ...CONTACT,
  type: 'bachelor',
  prefix_name: 'mr',
  rank: '',
  academic_rank: '',
  first_name: 'สมมติ',
  last_name: 'ตัวอย่าง',
  education: 'm6',
  faculty_id: '1',
};

/** Registers a bachelor applicant and enters the code. Returns `{id, token}`. */
export async function registered(sandbox: OpenSandbox, changes: Partial<typeof APPLICANT> = {}) {
  const applicant = { ...APPLICANT, ...changes };
  const { type, phone, phone_country, email } = applicant;
  const initial = await sandbox.call('application.initial', { body: applicant });
  const application_id = String(initial.answer()['id']);
  const body = { type, phone, phone_country, email, application_id };
  await sandbox.call('application.requestOtp', { body });
  const otp = await sandbox.newestCode(email);
  const validated = await sandbox.call('application.validateOtp', { body: { ...body, otp } });
  return { id: application_id, token: String(validated.answer()['access_token']), parameters: { id: application_id } };
}

/** Registers an applicant and chooses a campaign, the one with a fee by default. */
export async function readyToPay(sandbox: OpenSandbox, campaign_id = '101') {
  const applicant = await registered(sandbox);
  await sandbox.call('application.update', { ...applicant, body: { campaign_id, referral_code: 'ADM-2026' } });
  const which = { application_id: applicant.id, kind: 'application' };
  return { ...applicant, which };
}

export const pdf = (size = 16, name = 'a.pdf'): File => {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode('%PDF-1.7').subarray(0, size));
  return new File([bytes], name, { type: 'application/pdf' });
};
