import type { Hono } from 'hono';
import { backEnd } from '../../../config/back-end.ts';
import { CLIENT_COOKIE, SET_UP_CLIENT } from '../../shared/clients.ts';

export type Answers = Readonly<Record<string, string>>;

export interface Contact {
  readonly phone: string;
  readonly email: string;
}
/** A browser's stored data about an application. */
export interface Session {
  readonly id: string;
  readonly token: string;
}

/** A one-page PDF used for every document, because only the first bytes are checked. */
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Makes calls of the contract within this process, as the set-up client. */
export class PreparingApi {
  private token: string | undefined;

  constructor(private readonly contract: Hono) {}

  private async ask(method: string, path: string, body?: object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await this.contract.request(`/api/${path}`, {
      method,
      headers: {
        cookie: `${CLIENT_COOKIE}=${SET_UP_CLIENT}`,
        'accept-language': 'th',
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(this.token === undefined
          ? {}
          : { [process.env['PUBLIC_APP_TOKEN_HEADER'] || backEnd.tokenHeader]: this.token }),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    const { data, ...beside } = JSON.parse(text) as { data?: object };
    return Array.isArray(data) ? data : { ...beside, ...data };
  }

  /** Registers an application and uses its token for every later call. */
  async register(path: string, person: object): Promise<Session> {
    const names = { first_name: 'ณัฏฐ์ฐิตา', last_name: 'ณ ตัวอย่าง', phone_country: 'TH' };
    const made = (await this.ask('POST', path, { ...names, ...person })) as { id: number; access_token: string };
    this.token = made.access_token;
    return { id: String(made.id), token: made.access_token };
  }
  private async firstItem<T extends object>(path: string, query: Answers): Promise<T & { id: string | number }> {
    const [first] = (await this.ask('GET', `${path}?${new URLSearchParams(query).toString()}`)) as (T & {
      id: string | number;
    })[];
    if (!first) throw new Error(`GET ${path}: an empty list`);
    return first;
  }
  /** Returns the id of the first option of a list. */
  async first(path: string, query: Answers = {}): Promise<string> {
    return String((await this.firstItem(path, query)).id);
  }
  /** Returns the first sub-district of a district, and its postcode, which a form sends with it. */
  async firstSubDistrict(query: Answers): Promise<{ id: string; postcode: string }> {
    const path = 'general/location/sub-district/all';
    const { id, postal_code } = await this.firstItem<{ postal_code: string }>(path, query);
    return { id: String(id), postcode: postal_code };
  }
  post = (path: string, body: object): Promise<unknown> => this.ask('POST', path, body);
  save = (path: string, answers: Answers): Promise<unknown> => this.ask('PATCH', path, answers);
  /** Sends one document of a kind. */
  async sendFile(path: string, id: string, kind: string): Promise<void> {
    const form = new FormData();
    form.append('type', kind);
    form.append('application_id', id);
    form.append('file', new File([PDF], `${kind}.pdf`, { type: 'application/pdf' }));
    await this.ask('POST', path, form);
  }
}

/** Returns the first place of the country, under the names that a form gives to its parts. */
export async function firstDistrict(api: PreparingApi): Promise<{ province_id: string; district_id: string }> {
  const province_id = await api.first('general/location/province/all');
  return { province_id, district_id: await api.first('general/location/district/all', { province_id }) };
}
