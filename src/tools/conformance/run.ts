import { randomBytes } from 'node:crypto';
import { backEnd } from '../../config/back-end.ts';
import { DEFAULT_LOCALE } from '../../config/locales.ts';
import { codeFromCommand, codeFromSandbox, contactForSandbox, type ReadCode } from './codes.ts';
import { requireSoundDialect } from './dialect-faults.ts';
import { walkExamples, withoutMemory } from './example-walk.ts';
import { exchange, type Api } from './exchange.ts';
import { callsOf } from './flows.ts';
import { requireContact, type Options } from './options.ts';
import { BANK_RETURN } from './payments.ts';
import { explainReadOnly, walkReadOnly } from './read-only-walk.ts';
import { reportOf, type Report } from './report.ts';
import { openWalk } from './walk.ts';
import { walkWrite } from './write-walk.ts';

/** A free campaign of the sandbox, and a card there that requires 3-D Secure. */
const SANDBOX_SLUG = 'sports-talent';
const sandboxCard = (): string => `tokn_test_3ds_${randomBytes(9).toString('base64url')}`;

/** Whether the sandbox responds, which identifies itself. @throws {Error} when nothing responds */
async function isSandboxAt(api: Api): Promise<boolean> {
  const request = { line: '', aim: 'response', method: 'GET', path: 'general/location/province/all' } as const;
  const { status, failure, headers } = await exchange(api, request);
  if (status === 0) throw new Error(`Nothing responds at ${api.url}: ${failure}`);
  return headers.has('x-sandbox');
}

const codesOf = ({ otpCommand, url }: Options, isSandbox: boolean): ReadCode => {
  if (otpCommand !== undefined) return codeFromCommand(otpCommand);
  return isSandbox ? codeFromSandbox(url) : () => Promise.resolve(undefined);
};

/** Makes the calls and judges them. @throws {Error} with a sentence when the walk cannot begin */
export async function runConformance(options: Options): Promise<Report> {
  requireSoundDialect(backEnd);
  const { url, tokenHeader, origin, writes, flows } = options;
  const api: Api = { url, tokenHeader, origin };
  const isSandbox = await isSandboxAt(api);
  requireContact(options, isSandbox);
  const walk = openWalk(api);
  const slugs = options.slugs.length === 0 && isSandbox ? [SANDBOX_SLUG] : options.slugs;
  if (options.mock) {
    await walkReadOnly(withoutMemory(walk), { slugs, flows, locales: [DEFAULT_LOCALE] });
    await walkExamples(walk, callsOf(flows));
  } else await walkReadOnly(walk, { slugs, flows });
  if (!writes) {
    explainReadOnly(walk, flows);
    walk.explain(BANK_RETURN, 'it needs a charge: --write');
    return reportOf(walk, options, isSandbox || options.mock);
  }
  // In a single flow, the card would replace the QR code.
  const cardToken = options.cardToken ?? (isSandbox && flows.length > 1 ? sandboxCard() : undefined);
  if (cardToken === undefined) walk.explain(BANK_RETURN, 'it needs a card of the test mode: --card-token');
  const contact = options.contact ?? contactForSandbox();
  await walkWrite({ walk, contact, readCode: codesOf(options, isSandbox), cardToken, slugs, flows, afterwards: [] });
  return reportOf(walk, options, isSandbox);
}
