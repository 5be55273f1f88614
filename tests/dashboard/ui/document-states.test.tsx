// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import dashboard from '../../../locales/en/dashboard.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { ApplicationCard } from '../../../src/dashboard/ui/ApplicationCard.tsx';
import { DashboardApplication } from '../../../src/model/dashboard.ts';
import { fakeEnvironment, messages as flowMessages } from '../../application/test-session.ts';

const types = { bachelor: 'Bachelor’s degree', scholarship: 'Scholarship' } as never;
const messages = { ...flowMessages, dashboard: { ...dashboard, types } };
afterEach(cleanup);

const CARD = { id: 1, type: 'id_card', name: 'card.jpg', state: 'checked' };
const REFUSED = { id: 2, type: 'transcript', name: 'blurred.jpg', state: 'refused', reason: 'We cannot read page 2' };

const makeCurrent = vi.fn();
async function open(answer: Readonly<Record<string, unknown>>): Promise<readonly HTMLElement[]> {
  const application = v.parse(DashboardApplication, { id: 'a-7', type: 'bachelor', status: 'under_review', ...answer });
  render(
    <ApplicationCard
      application={application}
      readAt={Date.parse('2026-11-23T10:00:00Z')}
      locale="en"
      messages={messages}
      environment={fakeEnvironment()}
      makeCurrent={makeCurrent}
    />,
  );
  const group = (await screen.findByText(upload.sent.documents)).closest('details');
  return within(group ?? document.body).getAllByRole('listitem');
}

test('each document shows its state, and a refused one its reason and the way to a new copy', async () => {
  const [transcript, card] = await open({ id_type: 'passport', files: [CARD, REFUSED] });
  expect(card?.textContent).toBe(`${upload.identityKinds.passport.title}${upload.states.checked}card.jpg`);
  for (const text of [upload.kinds.transcript, upload.states.refused, 'blurred.jpg', 'Reason: We cannot read page 2'])
    expect(transcript?.textContent).toContain(text);
  const link = screen.getByRole('link', { name: `${upload.sent.replace} ${upload.kinds.transcript}` });
  expect(link.getAttribute('href')).toBe('/en/regisbachelor/upload-document');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(makeCurrent).toHaveBeenCalledOnce();
  expect(document.querySelector('details')?.open).toBe(true);
  expect(screen.queryByText(dashboard.nothingToDo)).toBeNull();
  // It comes before everything that the applicant can only wait for.
  const order = screen.getByRole('article').textContent;
  expect(order.indexOf(dashboard.newCopy)).toBe(0);
  expect(order.indexOf(upload.sent.replace)).toBeLessThan(order.indexOf(dashboard.statuses.under_review.message));
});

test('an unknown or missing state counts as received', async () => {
  const files = [
    { ...CARD, state: 'in_archive' },
    { ...CARD, id: 3, state: null },
  ];
  const items = await open({ files });
  for (const item of items) expect(item.textContent).toContain(upload.states.received);
  expect(document.querySelector('details')?.open).toBe(false);
  expect(screen.getByText(dashboard.nothingToDo)).toBeTruthy();
});

test('a submitted scholarship refers to the admissions office', async () => {
  await open({ type: 'scholarship', files: [REFUSED] });
  expect(screen.getByText(upload.sent.byContact)).toBeTruthy();
  expect(screen.queryByRole('link', { name: new RegExp(upload.sent.replace) })).toBeNull();
});

test('a refused document of which another copy was sent is shown as not used', async () => {
  const [old, fresh] = await open({ files: [REFUSED, { ...REFUSED, id: 3, name: 'sharp.jpg', state: 'received' }] });
  expect(old?.textContent).toBe(`${upload.kinds.transcript}${upload.states.unused}blurred.jpg`);
  expect(fresh?.textContent).toContain(upload.states.received);
});

test('an application that was cancelled asks for nothing', async () => {
  const [document] = await open({ status: 'cancelled', files: [REFUSED] });
  expect(document?.textContent).not.toContain(upload.states.refused);
  expect(screen.queryByText(upload.sent.byContact)).toBeNull();
  expect(screen.queryByRole('link', { name: new RegExp(upload.sent.replace) })).toBeNull();
});
