import { exec } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { OTP_DIGITS } from '../../config/constants.ts';
import type { Contact } from '../../model/application.ts';

const COMMAND_TIMEOUT_MS = 120_000;

/** Reads the newest one-time code for a contact; `undefined` if there is no way to read it. */
export type ReadCode = (contact: Contact) => Promise<string | undefined>;

const codeIn = (text: string): string | undefined => new RegExp(String.raw`\b\d{${OTP_DIGITS}}\b`).exec(text)?.[0];

export const codeFromSandbox =
  (url: string): ReadCode =>
  async ({ email }) => {
    const response = await fetch(`${url}/sandbox/inbox?to=${encodeURIComponent(email)}`);
    const [newest] = (await response.json()) as readonly { readonly otp: string }[];
    return newest?.otp;
  };

/** The command finds PHONE and EMAIL in its environment, waits for the message and prints the code. */
export const codeFromCommand =
  (command: string): ReadCode =>
  async ({ phone, email }) => {
    const env = { ...process.env, PHONE: phone, EMAIL: email };
    const run = promisify(exec)(command, { env, timeout: COMMAND_TIMEOUT_MS });
    return codeIn(await run.then(({ stdout }) => stdout).catch(() => ''));
  };

/** A contact of nobody, only for the sandbox: a real API would send codes to the owner of that number. */
export function contactForSandbox(): Contact {
  const digits = String(randomInt(10 ** 8)).padStart(8, '0');
  return { phone: `08${digits}`, phone_country: 'TH', email: `conformance.${digits}@example.com` };
}
