// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import en from '../../../locales/en/copy.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import result from '../../../locales/en/result.json' with { type: 'json' };
import th from '../../../locales/th/copy.json' with { type: 'json' };
import fieldsTh from '../../../locales/th/fields.json' with { type: 'json' };
import { INVOICE_DAYS } from '../../../src/config/constants.ts';
import { site } from '../../../src/config/site.ts';
import { CopyOfApplication } from '../../../src/result/ui/CopyOfApplication.tsx';
import { InvoiceFacts } from '../../../src/result/ui/InvoiceFacts.tsx';
import type { Flow } from '../../../src/flows/definition/flow.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { shortCourse } from '../../../src/flows/short-course.ts';
import type { Charge } from '../../../src/model/payment.ts';
import type { VerifiedResult } from '../../../src/result/verify-result.ts';
import { fakeServer, offline, type FakeServer } from '../../application/fake-server.ts';
import { applicationOf, applyingSession, messages } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';

const CHARGE: Charge = { status: 'successful', method: 'thai_qr', amount: 500, paid_at: '2026-11-20T03:00:00Z' };
const ANSWERS = {
  education_level: 'studying',
  academic_year: '2569',
  first_name: 'สมมติ',
  last_name: 'ตัวอย่าง',
  education: 'm6',
  phone: '0812345678',
  phone_country: 'TH',
  email: 'somsri@example.com',
  application_no: 'B-7',
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on('/application/7', { id: 7, ...ANSWERS });
  for (const list of ['/application/file/', '/application/custom-input/', '/short-course-application/file'])
    server.on(list, []);
  server.on('/campaign/application', []);
  server.on('/short-course-application/available-campaign', []);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function verified(flow: Flow, answers: object = ANSWERS, charge: Charge = CHARGE): VerifiedResult {
  const session = applyingSession(flow);
  return { kind: 'verified', session, application: applicationOf({ ...answers }), charge, hasCopy: true };
}
const show = (check: VerifiedResult, element: Parameters<typeof renderInFlow>[1]) =>
  renderInFlow(check.session as ReturnType<typeof applyingSession>, element, { ...messages, payment, result });
const openCopy = (): void => {
  const check = verified(bachelor);
  show(check, <CopyOfApplication result={check} onClose={() => undefined} />);
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the copy', () => {
  test('has the answers, the payment and who may print it', async () => {
    openCopy();
    await screen.findByRole('heading', { name: en.title });
    for (const text of ['B-7', '081 234 5678', payment.methods.thai_qr]) screen.getByText(text);
    expect(document.body.textContent).toContain('somsri@example.com');
    expect(document.body.textContent).toContain('Expected to finish: academic year 2026');
    expect(document.querySelector('address')?.textContent).toBe(
      [site.name.en, site.address.en, site.phone.shown.en, site.email].join('\u00A0· '),
    );
    screen.getByText(/^For a receipt/);
  });

  test('has the payment on its first sheet, and says on every sheet whose it is', async () => {
    const before = document.adoptedStyleSheets.length;
    openCopy();
    await screen.findByRole('heading', { name: en.title });
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 2)).toEqual([en.application, result.complete.payment]);
    screen.getByText(payment.fees.application);
    expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  });

  test('is read in the other language on a press, and says so to screen readers', async () => {
    openCopy();
    await press(en.otherLanguage);
    await screen.findByRole('heading', { name: th.title });
    screen.getByText(fieldsTh.labels.education);
    expect(document.body.textContent).toContain('คาดว่าจะจบ ปีการศึกษา 2569');
    expect(document.querySelector('address')?.textContent).toContain(`\u00A0· ${site.phone.shown.th}\u00A0·`);
    expect(document.querySelector('article')?.lang).toBe('th');
    expect(server.seen.at(-1)?.headers['Accept-Language']).toBe('th');
    await press(th.otherLanguage);
    await screen.findByRole('heading', { name: en.title });
  });

  test('that cannot be read can be asked for again', async () => {
    server.on('/application/file/', offline);
    openCopy();
    await screen.findByText(result.complete.copyFailed);
    server.on('/application/file/', []);
    await press(messages.common.retry);
    await screen.findByRole('heading', { name: en.title });
  });
});

describe('the picture', () => {
  /** A browser that draws; happy-dom has no canvas. */
  function drawing(): string[] {
    const written: string[] = [];
    const context = {
      fillRect: vi.fn(),
      scale: vi.fn(),
      translate: vi.fn(),
      save: vi.fn(),
      restore: vi.fn(),
      stroke: vi.fn(),
      fill: vi.fn(),
      fillText: (text: string) => written.push(text),
      measureText: (text: string) => ({ width: text.length * 20 }),
    };
    vi.stubGlobal('Path2D', vi.fn());
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA');
    return written;
  }
  afterEach(() => vi.restoreAllMocks());
  const share = (how: { readonly can: boolean; readonly share?: () => Promise<void> }) =>
    Object.assign(navigator, { canShare: () => how.can, share: how.share });

  test('has the answers, is saved by a link, and stands in the page for browsers that save nothing', async () => {
    const written = drawing();
    share({ can: false });
    openCopy();
    await press(en.picture);
    const link = await screen.findByRole('link', { name: en.save });
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      'data:image/png;base64,AA',
      'application-B-7.png',
    ]);
    // Below the buttons, which stay where they are.
    expect(screen.getByRole('img', { name: en.pictureAlt }).parentElement?.className).toBe('order-last w-full');
    expect(written).toEqual(expect.arrayContaining([site.name.en, 'B-7', '081 234 5678']));
    expect(screen.queryByRole('button', { name: en.share })).toBeNull();
    fireEvent.click(link);
    screen.getByText(en.saveHint);
  });

  test('is shared by the sheet of the system; leaving the sheet is no failure', async () => {
    drawing();
    const sheet = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new DOMException('', 'AbortError'));
    share({ can: true, share: sheet.mockRejectedValueOnce(new DOMException('', 'NotAllowedError')) });
    openCopy();
    await press(en.picture);
    await press(en.share);
    await vi.waitFor(() => expect(sheet).toHaveBeenCalledOnce());
    expect(screen.queryByText(en.shareFailed)).toBeNull();
    await vi.waitFor(() => expect(screen.getByRole('button', { name: en.share }).getAttribute('aria-busy')).toBeNull());
    await press(en.share);
    await screen.findByText(en.shareFailed);
  });

  test('a browser that draws none says what to do instead', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    openCopy();
    await press(en.picture);
    await screen.findByText(en.pictureFailed);
  });
});

describe('the invoice', () => {
  const COMPANY = {
    receipt_issued_to: 'company',
    company_name: 'ตัวอย่าง จำกัด',
    branch: '00000',
    tax_id: '0105536000313',
    attendees: '3',
    tax_address: '99/1',
    same_as_invoice: 'yes',
    occupation: 'นักบัญชี',
  };
  const openInvoice = (charge: Charge, answers: object = COMPANY): void => {
    server.on('/application/7', { id: 7, ...ANSWERS, ...answers });
    const check = verified(shortCourse, answers, charge);
    show(check, <InvoiceFacts result={check} />);
  };

  test('names the company, its branch, tax ID and address, the attendees, and when it comes', async () => {
    openInvoice(CHARGE);
    await screen.findByRole('heading', { name: en.invoice.title });
    for (const text of ['ตัวอย่าง จำกัด', 'Head office (00000)', '0105536000313', '3', '99/1']) screen.getByText(text);
    screen.getByText(new RegExp(`within ${INVOICE_DAYS} working days of your payment`, 'i'));
    screen.getByText(en.invoice.attendees);
    expect(document.body.textContent).not.toContain('นักบัญชี');
  });

  test('names the address to which it is sent, where that is another', async () => {
    openInvoice(CHARGE, { ...COMPANY, same_as_invoice: '', shipping_address: '12 ซอยตัวอย่าง 3' });
    await screen.findByText('12 ซอยตัวอย่าง 3');
  });
});
