// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import continueOnPhone from '../../../locales/en/continue-on-phone.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { interpolate } from '../../../src/lib/interpolate.ts';
import { setSharedComputer } from '../../../src/platform/storage/browser-storage.ts';
import { createUploadStore } from '../../../src/documents/upload-store.ts';
import { PhoneUploadOffer, type LoadPanel } from '../../../src/documents/ui/PhoneUploadOffer.tsx';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';
import { messages } from '../../application/test-session.ts';
import { application, documentsSession, fakeDocumentsApi } from '../fake-documents-api.ts';
import { input, open, press, scan, user } from './open-form.tsx';

/** The links that were drawn. */
const drawn = vi.hoisted(() => ({ links: [] as string[] }));
vi.mock('uqr', async (original) => ({
  ...(await original<typeof import('uqr')>()),
  renderSVG: (link: string) => {
    drawn.links.push(link);
    return '<svg/>';
  },
}));

let api: ReturnType<typeof fakeDocumentsApi>;
let isWide: boolean;
beforeEach(() => {
  api = fakeDocumentsApi();
  isWide = true;
  drawn.links = [];
  window.history.replaceState(null, '', '/en/regisbachelor/upload-document');
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide;
    },
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  cleanup();
  setSharedComputer(false);
});

const offered = () => screen.queryByRole('button', { name: upload.byPhone });

async function openPanel() {
  const form = await open([{ type: 'transcript', required: true }]);
  await press(upload.byPhone);
  await screen.findByRole('heading', { name: continueOnPhone.heading });
  return form;
}
/** A network that is back lets the panel look at once. */
const look = (): boolean => window.dispatchEvent(new Event('online'));
const code = () => screen.queryByRole('img', { name: continueOnPhone.alt });

test('a small screen offers no QR code', async () => {
  isWide = false;
  await open([{ type: 'transcript', required: true }]);
  expect(offered()).toBeNull();
});

test('the QR code is below the warning and leads to the documents of this application', async () => {
  const { session } = await openPanel();
  expect(screen.getByText(continueOnPhone.warning)).toBeTruthy();
  expect(drawn.links).toEqual([]);
  await press(continueOnPhone.show);
  expect(await screen.findByRole('img', { name: continueOnPhone.alt })).toBeTruthy();
  const [id, token] = [session.stores.$id.get(), session.stores.$token.get()];
  const link = new URL(`/en/regisbachelor/continue/${id}/${token}?to=documents`, window.location.href);
  expect(drawn.links.at(-1)).toBe(link.href);
  await press(continueOnPhone.hide);
  expect(code()).toBeNull();
  expect(offered()).toBeTruthy();
});

test('a shared computer warns that others may see the screen', async () => {
  setSharedComputer(true);
  await openPanel();
  expect(screen.getByText(continueOnPhone.shared)).toBeTruthy();
  expect(screen.queryByRole('button', { name: continueOnPhone.show })).toBeNull();
  await press(continueOnPhone.showShared);
  expect(await screen.findByRole('img', { name: continueOnPhone.alt })).toBeTruthy();
});

test('files from another device appear and are counted, and those of this page are not', async () => {
  api.files = [{ id: '90', type: 'transcript', name: 'old.pdf', size: 1 }];
  await openPanel();
  await press(continueOnPhone.show);
  await screen.findByRole('img', { name: continueOnPhone.alt });
  await user.upload(input('transcript'), scan);
  await screen.findByText('scan.pdf');
  api.files.push({ id: '91', type: 'transcript', name: 'photo.jpg', size: 5 });
  look();
  await screen.findByText('photo.jpg');
  expect(await screen.findByText(interpolate(continueOnPhone.arrived, { count: 1 }))).toBeTruthy();
  const files = within(document.querySelector('ul') ?? document.body).getAllByRole('listitem');
  expect(files.map((file) => file.querySelector('bdi')?.textContent)).toEqual(['old.pdf', 'scan.pdf', 'photo.jpg']);
});

test('counted files stay counted while the same document is sent here', async () => {
  await openPanel();
  await press(continueOnPhone.show);
  await screen.findByRole('img', { name: continueOnPhone.alt });
  api.files.push({ id: '91', type: 'transcript', name: 'photo.jpg', size: 5 });
  look();
  await screen.findByText(interpolate(continueOnPhone.arrived, { count: 1 }));
  api.stallAt = 40;
  await user.upload(input('transcript'), scan);
  await screen.findByText(interpolate(upload.states.sending, { percent: 40 }));
  expect(screen.getByText(interpolate(continueOnPhone.arrived, { count: 1 }))).toBeTruthy();
});

test.each(['the code is hidden', 'the page is left'])('polling stops when %s', async (when) => {
  await openPanel();
  await press(continueOnPhone.show);
  await screen.findByRole('img', { name: continueOnPhone.alt });
  const before = api.lists;
  look();
  await vi.waitFor(() => expect(api.lists).toBe(before + 1));
  if (when === 'the code is hidden') await press(continueOnPhone.hide);
  else cleanup();
  look();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(api.lists).toBe(before + 1);
});

test('a panel that cannot be loaded leaves the button, and the next press tries again', async () => {
  const failed = vi.fn();
  document.addEventListener('chunk:failed', failed, { once: true });
  const session = documentsSession([]);
  const ports = { toUprightJpeg: () => Promise.resolve(undefined) };
  const store = createUploadStore(session, ports, { requirements: [], files: [], customInputs: [] }, application);
  const loadPanel = vi.fn<LoadPanel>(() => Promise.reject(new Error('no chunk')));
  renderInFlow(session, <PhoneUploadOffer store={store} loadPanel={loadPanel} />, { ...messages, upload });
  for (const times of [1, 2]) {
    await press(upload.byPhone);
    await vi.waitFor(() => expect(offered()?.getAttribute('aria-disabled')).not.toBe('true'));
    expect(loadPanel).toHaveBeenCalledTimes(times);
  }
  expect(failed).toHaveBeenCalledOnce();
});

test('in a window that has become smaller, closing the panel focuses the first document', async () => {
  await openPanel();
  isWide = false;
  await press(continueOnPhone.close);
  await vi.waitFor(() => expect(document.activeElement?.textContent.trim()).toBe(upload.kinds.transcript));
  expect(offered()).toBeNull();
});

test('an ended session removes the QR code, and a failure hides it and says that nothing is lost', async () => {
  const { session } = await openPanel();
  await press(continueOnPhone.show);
  await screen.findByRole('img', { name: continueOnPhone.alt });
  api.interruption = { status: 422, body: {} };
  look();
  await screen.findByText(continueOnPhone.failed);
  expect(code()).toBeNull();
  expect(screen.queryByRole('button', { name: continueOnPhone.show })).toBeNull();
  await press(continueOnPhone.checkAgain);
  expect(await screen.findByRole('img', { name: continueOnPhone.alt })).toBeTruthy();
  expect(screen.queryByText(continueOnPhone.failed)).toBeNull();
  session.stores.$token.set('');
  await vi.waitFor(() => expect(code()).toBeNull());
  look();
  await screen.findByText(continueOnPhone.ended);
  expect(code()).toBeNull();
  expect(screen.getByRole('button', { name: continueOnPhone.showNew })).toBeTruthy();
});

test('a list that cannot be read shows an error in place of the code, and the next press takes it away', async () => {
  await openPanel();
  api.interruption = { status: 422, body: {} };
  await press(continueOnPhone.show);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(code()).toBeNull();
  await press(continueOnPhone.show);
  expect(await screen.findByRole('img', { name: continueOnPhone.alt })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a dense QR code is drawn larger, with three pixels per module', async () => {
  const { session } = await openPanel();
  session.stores.$token.set('a'.repeat(800));
  await press(continueOnPhone.show);
  const picture = await screen.findByRole('img', { name: continueOnPhone.alt });
  const side = 3 * encode(drawn.links.at(-1) ?? '', { border: 4 }).size;
  expect(side).toBeGreaterThan(300);
  expect(Number(picture.getAttribute('width'))).toBe(side);
});

test('a link too long for a readable QR code is replaced by instructions without it', async () => {
  const { session } = await openPanel();
  session.stores.$token.set('a'.repeat(1100));
  await press(continueOnPhone.show);
  expect(await screen.findByText(continueOnPhone.tooLong)).toBeTruthy();
  expect(code()).toBeNull();
});
