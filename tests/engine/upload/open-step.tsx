import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom } from 'nanostores';
import { vi } from 'vitest';
import * as callFloor from '../../../src/api/call.ts';
import * as uploadFloor from '../../../src/api/upload.ts';
import type { FlowContext } from '../../../src/engine/context.ts';
import { DocumentsStep } from '../../../src/engine/upload/DocumentsStep.tsx';
import type { Application, CustomInput, UploadedFile } from '../../../src/model/application.ts';
import type { WantedFile } from '../../../src/model/lookup.ts';
import common from '../../../locales/en/common.json' with { type: 'json' };
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import fields from '../../../locales/en/fields.json' with { type: 'json' };
import flow from '../../../locales/en/flow.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { fileOf, pdf } from './sample-files.ts';

const application = { id: '7', status: 'draft', readable: {}, hints: {} } satisfies Application;
export const scan = fileOf(pdf(), 'scan.pdf');

/** As a browser does, which only suggests the types of `accept`. */
export const user = userEvent.setup({ applyAccept: false });

/** What the server holds and what was saved with it; `resetServer` empties both. */
export const server: { held: UploadedFile[]; saved: unknown[] } = { held: [], saved: [] };

/** A flow whose calls are names; the two mocked doors below answer them. */
function contextOf(wanted: readonly WantedFile[], questions: readonly CustomInput[]): FlowContext {
  const calls = {
    listFiles: 'list',
    uploadFile: 'send',
    deleteFile: 'delete',
    listCustomInputs: questions,
    saveCustomInputs: 'save',
  };
  const stores = { $draft: atom<Record<string, string>>({}), $id: atom('7'), $token: atom('t') };
  const made = { flow: { calls, wantedFiles: () => Promise.resolve(wanted) }, locale: 'en', place: {}, stores };
  return made as unknown as FlowContext;
}

const answer = (endpoint: unknown, { body }: callFloor.AnyCallInput): Promise<unknown> => {
  if (Array.isArray(endpoint)) return Promise.resolve(endpoint);
  if (endpoint === 'delete') server.held = server.held.filter(({ id }) => id !== body?.['file_id']);
  if (endpoint === 'save') server.saved.push(body?.['response']);
  return Promise.resolve([...server.held]);
};

/** Puts the step on the page, before anything has been read. */
export function show(wanted: readonly WantedFile[], questions: readonly CustomInput[] = []) {
  const done = vi.fn();
  const context = contextOf(wanted, questions);
  const words = { common, errors, fields, flow, upload };
  render(<DocumentsStep context={context} words={words} application={application} onDone={done} />);
  return { done, context };
}

/** As `show`, once everything has been read. */
export async function open(...shown: Parameters<typeof show>) {
  const step = show(...shown);
  await screen.findByRole('button', { name: flow.continue });
  return step;
}

export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
export const input = (kind: string): HTMLInputElement => {
  const found = document.getElementById(`document-${kind}-file`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no input for ${kind}`);
  return found;
};

/** For `beforeEach` of a file that has mocked `api/call.ts` and `api/upload.ts`. */
export function resetServer(): void {
  vi.clearAllMocks();
  server.held = [];
  server.saved = [];
  vi.mocked(callFloor.callAny).mockImplementation(answer);
  vi.mocked(uploadFloor.upload).mockImplementation(((_endpoint: unknown, { form }: { form: Record<string, File> }) => {
    const kept = {
      id: String(server.held.length + 1),
      type: form['type'],
      name: form['file']?.name,
      size: form['file']?.size,
    };
    server.held.push(kept as unknown as UploadedFile);
    return Promise.resolve(kept);
  }) as never);
}
