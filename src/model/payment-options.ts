import * as v from 'valibot';
import { Baht, Fee, FilledText, Id, MaybeText, orElse, pictureAddress, Text } from './response-values.ts';

/** @chosen code */
const OfferedMethod = v.union([FilledText, v.object({ code: FilledText, name: orElse(Text) })]);

export interface AvailableMethods {
  /** In baht. */
  readonly amount: number;
  readonly currency: string;
  /** Each is a `PaymentMethod`, or the server's name of another method. */
  readonly methods: readonly string[];
  /** Names for applicants, if the server sends them. */
  readonly methodNames?: Readonly<Record<string, string>>;
}

/** @chosen */
export const AvailableMethods = v.pipe(
  v.object({
    amount: Baht,
    currency: orElse(v.string(), 'THB'),
    /** Each is a text, or an object with code and name. */
    methods: v.array(OfferedMethod),
  }),
  v.transform(({ amount, currency, methods }): AvailableMethods => {
    const offered = methods.map((one) => (typeof one === 'string' ? { code: one } : one));
    const names = offered.flatMap((one) => ('name' in one && one.name ? [[one.code, one.name] as const] : []));
    return {
      amount,
      currency,
      methods: offered.map(({ code }) => code),
      ...(names.length > 0 && { methodNames: Object.fromEntries(names) }),
    };
  }),
);

/** The first characters of base64 images: PNG, JPEG, GIF and WebP. */
const SIGNATURES = { iVBORw0KGgo: 'png', '/9j/': 'jpeg', R0lGOD: 'gif', UklGR: 'webp' } as const;
/** The text in the QR code of a bill (EMVCo): it begins with a version and ends with a checksum. */
const BILL_TEXT = /^000201[\x20-\x7E]+6304[0-9A-Fa-f]{4}$/;

export const isBillText = (image: string): boolean => BILL_TEXT.test(image);

/** An address of the web, or one that is relative to the site or the API. */
const ADDRESS = /^(?:https?:\/\/|\/)/;

/** Turns bare base64 into a data URL, and an address of the API into a full one. */
function asSource(image: string): string {
  const text = image.trim();
  const signature = Object.entries(SIGNATURES).find(([start]) => text.startsWith(start));
  if (signature) return `data:image/${signature[1]};base64,${text.replace(/\s+/g, '')}`;
  return ADDRESS.test(text) ? pictureAddress(text) : text;
}

/**
 * A data URL of an image, bare base64 of one, an address, or the text of the bill, which the page draws as a QR code. The
 * page itself checks the origin of an address, and requests it without a token.
 */
export const QrImage = v.pipe(
  v.string(),
  v.transform(asSource),
  v.check((image) => image.startsWith('data:image/') || ADDRESS.test(image) || isBillText(image)),
);

/** @chosen image, expires_at, server_time, ref1, ref2, amount, charge_id */
export const BillPaymentImage = v.object({
  image: QrImage,
  expires_at: MaybeText,
  server_time: MaybeText,
  ref1: MaybeText,
  ref2: MaybeText,
  amount: Fee,
  charge_id: orElse(Id),
});
export type BillPaymentImage = v.InferOutput<typeof BillPaymentImage>;
