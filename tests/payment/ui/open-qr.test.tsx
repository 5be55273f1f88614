// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import { site } from '../../../src/config/site.ts';
import { codeSize } from '../../../src/payment/ui/qr-picture.ts';
import { THAI_QR_COLOUR } from '../../../src/config/constants.ts';
import { scholarship } from '../../../src/flows/scholarship.ts';
import { fakePayments, PAID, QR } from '../fake-payments.ts';
import { button, choose, openPayment } from './payment-page.tsx';

const soon = (): string => new Date(Date.now() + 600_000).toISOString();
const { qr } = payment;
const PURPOSE = `${site.name.th} · Application fee · Application number B-7`;

let server: ReturnType<typeof fakePayments>;
beforeEach(() => {
  server = fakePayments({ ...QR, expires_at: soon() });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const code = () => screen.findByRole('img', { name: /reference 0007/ });

test('the code has band, amount, merchant and number, without the methods and the summary', async () => {
  openPayment();
  await code();
  const shown = screen.getByRole('region', { name: qr.heading }).textContent;
  for (const text of [qr.band, '500\u00A0บาท', site.name.th, 'Application fee · Application number B-7'])
    expect(shown).toContain(text);
  expect(screen.getByText(qr.band).closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(payment.summary.heading)).toBeNull();
});

test('the page says what happens at the deadline, and who helps if a payment does not appear', async () => {
  openPayment();
  await code();
  screen.getByText(qr.atEnd);
  screen.getByText(qr.waiting.result);
  const help = screen.getByText(payment.statusCheck.help).closest('p');
  expect([...(help?.querySelectorAll('a') ?? [])].map(({ href }) => href)).toEqual([
    site.social.line,
    `tel:${site.phone.dialled}`,
  ]);
});

const follows = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test.each([
  ['phone, after saving the code,', 360, true],
  ['computer, before saving the code,', 1280, false],
])('on a %s a check for the payment is offered; references come last', async (_name, width, isSavedFirst) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('min-width') && width > 1000,
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }) as never,
  );
  openPayment();
  await code();
  const save = screen.getByRole('link', { name: qr.save });
  const check = screen.getByRole('button', { name: payment.statusCheck.action });
  expect(follows(save, check)).toBe(isSavedFirst);
  const how = screen.getByText(isSavedFirst ? qr.samePhone.heading : qr.otherPhone);
  expect(follows(how, screen.getByText(qr.ref1, { selector: 'dt' }))).toBe(true);
  expect(screen.queryByText(isSavedFirst ? qr.otherPhone : qr.samePhone.heading)).toBeNull();
});

test('another method may be chosen, and the code is shown again without a new charge', async () => {
  openPayment();
  await userEvent.click(await button(qr.change));
  expect(screen.queryByRole('timer')).toBeNull();
  await choose(new RegExp(payment.methods.card));
  screen.getByText(payment.card.openQr);
  await choose(/Thai QR/);
  await userEvent.click(await button(/Show QR code/));
  await code();
  expect(server.count('POST', '')).toBe(0);
});

test('a requested code is scrolled to the top of the window, and one that was open is not', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  openPayment();
  await code();
  expect(scroll).not.toHaveBeenCalled();
  cleanup();
  server = fakePayments();
  server.started = { ...QR, expires_at: soon() };
  openPayment();
  await userEvent.click(await button(/Show QR code/));
  await code();
  expect(scroll).toHaveBeenCalledOnce();
});

/** Every text that stood in a button or a live region since: a notice that goes by itself is not missed on a slow machine. */
function recordTexts(): Record<'button' | 'status', Set<string>> {
  const texts = { button: new Set<string>(), status: new Set<string>() };
  const record = (): void => {
    for (const { textContent } of document.querySelectorAll('button')) texts.button.add(textContent);
    for (const { textContent } of document.querySelectorAll('[role="status"]')) texts.status.add(textContent);
  };
  new MutationObserver(record).observe(document.body, { subtree: true, childList: true, characterData: true });
  return texts;
}

/** What a browser that shares files has; the one of the tests has none. */
function stubShareSheet(share: (data: ShareData) => Promise<void>, canShare = (): boolean => true): void {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share, canShare }));
}

test('the share sheet sends the payer the code as a picture, with its purpose', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  stubShareSheet(share);
  openPayment();
  await code();
  await userEvent.click(await button(qr.share));
  const [data] = share.mock.calls[0] ?? [];
  expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([['thai-qr-0007.png', 'image/png']]);
  expect(data?.text?.startsWith(PURPOSE)).toBe(true);
  expect(data?.text?.slice(PURPOSE.length)).toMatch(/^\n500\sบาท\nReference 1 0007\n.*\nPay by /);
  expect(screen.queryByText(qr.shareHint)).toBeNull();
});

test('until when somebody else has to pay stands below the button that sends the code', async () => {
  openPayment();
  await code();
  const { parentElement: place } = await button(qr.share);
  expect(place?.textContent).toMatch(/can pay with this QR code until .*25\d\d.* \d\d[.:]\d\d/);
});

test.each([
  ['there is no share sheet', () => undefined],
  [
    'files are not shared',
    () =>
      stubShareSheet(
        async () => Promise.resolve(),
        () => false,
      ),
  ],
  ['the system refuses', () => stubShareSheet(async () => Promise.reject(new DOMException('', 'NotAllowedError')))],
])('if %s, the page says how to send the picture by hand', async (_name, prepare) => {
  prepare();
  openPayment();
  await code();
  await userEvent.click(await button(qr.share));
  await screen.findByText(qr.shareHint);
});

test('closing the share sheet shows nothing', async () => {
  const share = vi.fn(async () => Promise.reject(new DOMException('', 'AbortError')));
  stubShareSheet(share);
  openPayment();
  await code();
  await userEvent.click(await button(qr.share));
  expect(share).toHaveBeenCalledOnce();
  expect(screen.queryByText(qr.shareHint)).toBeNull();
});

test('payee, proof, receipt and refund are explained next to the code', async () => {
  openPayment();
  await code();
  const shown = screen.getByRole('region', { name: qr.heading }).textContent;
  for (const text of [`paying ${site.name.th}`, payment.proof.reference, 'a receipt', 'refunds'])
    expect(shown).toContain(text);
  expect(shown).toContain('Computer Science\u00A0· Direct admission');
});

test('copying a reference is announced', async () => {
  const user = userEvent.setup();
  openPayment();
  await code();
  const copy = await button(`${payment.copy.action} ${qr.ref1}`);
  const texts = recordTexts();
  await user.click(copy);
  await waitFor(() => expect(texts.status).toContain(payment.copy.done));
  expect(texts.button).toContain(`${payment.copy.done} ${qr.ref1}`);
  expect(await navigator.clipboard.readText()).toBe('0007');
});

test('a dialog enlarges the code for a second phone', async () => {
  openPayment();
  await code();
  await userEvent.click(await button(qr.enlarge));
  const dialog = await screen.findByRole('dialog', { name: qr.heading });
  within(dialog).getByRole('img', { name: /reference 0007/ });
  within(dialog).getByText((text) => text.includes(PURPOSE));
  within(dialog).getByRole('timer');
  await userEvent.click(within(dialog).getByRole('button', { name: common.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['is paid', PAID, false],
  ['is replaced in another tab', { ...QR, charge_id: 'c9', expires_at: soon() }, false],
  ['has expired', { ...QR, status: 'expired' as const }, true],
])(
  'the dialog of a charge that %s shows no code, and mentions expiry only if it has expired',
  async (_name, charge, isKept) => {
    const { page } = openPayment();
    await code();
    await userEvent.click(await button(qr.enlarge));
    const dialog = await screen.findByRole('dialog', { name: qr.heading });
    server.charge = charge;
    page.change({ isHidden: false });
    await waitFor(() => expect(within(dialog).queryByRole('img')).toBeNull());
    if (isKept) within(dialog).getByText(qr.over);
    else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(document.body).queryAllByText(qr.over)).toHaveLength(isKept ? 1 : 0);
  },
);

test('the hint for a button without an effect comes after its press', async () => {
  openPayment();
  await code();
  expect(screen.queryByText(qr.saveHint)).toBeNull();
  const save = screen.getByRole('link', { name: qr.save });
  save.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(save);
  screen.getByText(qr.saveHint);
});

const saved = () => screen.getByRole('link', { name: qr.save }).getAttribute('href');

/** The texts and the areas of the picture that is drawn. */
function watchDrawing() {
  const lines: string[] = [];
  const areas: unknown[] = [];
  const pen = {
    fillStyle: '',
    fillRect: (...area: readonly number[]) => areas.push([pen.fillStyle, ...area]),
    drawImage: vi.fn(),
    fillText: (line: string) => lines.push(line),
  };
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,PICTURE');
  return { lines, areas, pen };
}

test('the saved picture has amount, merchant, references and time around the code', async () => {
  const { lines, areas, pen } = watchDrawing();
  openPayment();
  await code();
  await waitFor(() => expect(saved()).toBe('data:image/png;base64,PICTURE'));
  expect(pen.drawImage).toHaveBeenCalledOnce();
  // White paper, with the band of Thai QR above.
  expect(areas).toEqual([
    ['#fff', 0, 0, 720, 1088],
    [THAI_QR_COLOUR, 0, 0, 720, 112],
  ]);
  expect(lines.slice(0, 3)).toEqual([qr.band, '500\u00A0บาท', PURPOSE]);
  expect(lines.slice(3)).toEqual([
    `${qr.ref1} 0007`,
    `${qr.ref2} 01`,
    expect.stringMatching(/^Pay by .*25\d\d.* ตามเวลาประเทศไทย$/),
    expect.stringMatching(/^\(เวลาของคุณ GMT−[45]: .*\d\d\.\d\d.*\)$/),
  ]);
});

test.each([
  ['that a step is left', undefined, qr.comeBack],
  ['to open the application', 'x', qr.comeBackAgreed],
])('the saved picture of a scholarship says %s after the payment', async (_what, agreedTo, text) => {
  const { lines, areas } = watchDrawing();
  openPayment({
    flow: scholarship,
    slug: 'star',
    ids: { 'scholarship:star': '7' },
    submission: { applicationId: '7', agreedTo },
  });
  await code();
  await waitFor(() => expect(lines.at(-1)).toBe(text));
  expect(areas[0]).toEqual(['#fff', 0, 0, 720, 1136]);
});

test('if no picture can be drawn, the bare code is saved', async () => {
  const drawing = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  openPayment();
  await code();
  await waitFor(() => expect(drawing).toHaveBeenCalled());
  expect(saved()).toBe('data:image/png;base64,AA');
});

test.each([
  [37, 555],
  [280, 560],
  [600, 560],
])('a code of %i pixels is drawn %i wide: scaled by whole numbers only', (natural, drawn) =>
  expect(codeSize(natural)).toBe(drawn),
);

test('a received payment is announced before the page is left', async () => {
  const { navigate } = openPayment();
  await code();
  server.charge = PAID;
  await userEvent.click(await button(payment.statusCheck.action));
  // Its room is kept for a moment before it comes into the live region.
  await waitFor(() =>
    expect(screen.getByText(payment.received.title).closest('[role="status"]')?.textContent).toMatch(/500\sบาท/),
  );
  expect(navigate).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/regisbachelor/confirmation/complete', { replace: true }),
  );
});
