import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { DocumentsForm } from '../../../src/documents/ui/DocumentsForm.tsx';
import type { DocumentRequirement } from '../../../src/model/lookup.ts';
import flow from '../../../locales/en/flow.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { messages } from '../../application/test-session.ts';
import { applicationOf } from '../../application/test-session.ts';
import { documentsSession } from '../fake-documents-api.ts';
import { fileOf, pdf } from '../sample-files.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';

export const scan = fileOf(pdf(), 'scan.pdf');

/** Browsers only suggest the types of `accept`, and so does this user. */
export const user = userEvent.setup({ applyAccept: false });

/** Renders the form of an application with these answers, which then reads the documents from the fake API. */
export function show(requirements: readonly DocumentRequirement[], answers: Readonly<Record<string, string>> = {}) {
  const [done, back, saveAndExit] = [vi.fn(), vi.fn(), vi.fn()];
  const session = documentsSession(requirements);
  const form = (
    <DocumentsForm application={applicationOf(answers)} onDone={done} onBack={back} onSaveAndExit={saveAndExit} />
  );
  const withUpload = { ...messages, upload };
  renderInFlow(session, form, withUpload);
  return { done, back, saveAndExit, session };
}

/** Like `show`, and waits until the documents were read. */
export async function open(requirements: readonly DocumentRequirement[], answers?: Readonly<Record<string, string>>) {
  const form = show(requirements, answers);
  await screen.findByRole('button', { name: flow.continue });
  return form;
}

export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
export const input = (kind: string): HTMLInputElement => {
  const found = document.getElementById(`document-${kind}-file`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no input for ${kind}`);
  return found;
};

/** Acknowledges the notice before the first file, then chooses the file. */
export async function chooseFirstFile(kind: string, file: File): Promise<void> {
  await user.click(input(kind));
  await user.click(await screen.findByRole('button', { name: upload.idCardNotice.acknowledge }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.upload(input(kind), file);
}
