import * as v from 'valibot';
import { PUBLIC_API_ORIGIN } from '../config/env.ts';

/** Replaces an absent, null or mistyped value with `value` (docs/decisions/0018-back-ends.md). */
export const orElse = <S extends v.GenericSchema, D extends v.InferInput<S> | undefined = undefined>(
  schema: S,
  value?: D,
) =>
  v.fallback(v.nullish(schema, value as never), value as never) as unknown as v.NullishSchema<
    S,
    D extends undefined ? undefined : v.InferInput<S>
  >;

export const FilledText = v.pipe(v.string(), v.regex(/./));

/** Back ends send ids as numbers or text; the site treats them as text. */
export const Id = v.pipe(v.union([v.pipe(v.number(), v.safeInteger()), FilledText]), v.transform(String));

export const Text = v.pipe(v.union([v.number(), v.string()]), v.transform(String));

/** A count, such as bytes or seconds, as a number or as digits. */
export const Count = v.pipe(Text, v.regex(/^\s*\d+(?:\.\d*)?\s*$/), v.transform(Number));

/** Baht as a number or text, possibly with thousands separators: `1,500.00`. */
export const BAHT = /^\s*(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?\s*$/;
export const Baht = v.pipe(
  Text,
  v.regex(BAHT),
  v.transform((text) => Number(text.replace(/,/g, ''))),
);

/** Back ends write a flag as `true`, `1` or `"1"`. Any other value, such as `2` or `"yes"`, is invalid. */
export const Flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist([0, 1, '0', '1']),
    v.transform((digit) => Number(digit) === 1),
  ),
]);

export const MaybeText = orElse(Text);

/** A name as text, or as `{name}` if the server sends the related object. */
export const Name = v.union([
  Text,
  v.pipe(
    v.object({ name: Text }),
    v.transform(({ name }) => name),
  ),
]);
export const MaybeName = orElse(Name);

/** A fee in baht, or `undefined` if the server names none. @chosen */
export const Fee = orElse(Baht);

/**
 * An API with an origin of its own means its own addresses, which the page would ask of the site. Without such an
 * origin, an address is relative to the site, which forwards `/api`.
 */
export const pictureAddress = (text: string, apiOrigin = PUBLIC_API_ORIGIN): string =>
  apiOrigin === '' || text === '' || /^(?:[\w+.-]+:|\/\/)/.test(text)
    ? text
    : `${apiOrigin}/${text.replace(/^\//, '')}`;

/** The address of a picture, or `undefined` if the server names none. @chosen */
export const MaybePicture = orElse(
  v.pipe(
    v.string(),
    v.transform((text) => pictureAddress(text)),
  ),
);
