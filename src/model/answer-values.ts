import * as v from 'valibot';

/**
 * Replaces a value that is absent, null or of another kind by `value` (docs/decisions/0018-what-an-answer-may-lack.md).
 */
export const orElse = <S extends v.GenericSchema, D extends v.InferInput<S> | undefined = undefined>(
  schema: S,
  value?: D,
) =>
  v.fallback(v.nullish(schema, value as never), value as never) as unknown as v.NullishSchema<
    S,
    D extends undefined ? undefined : v.InferInput<S>
  >;

export const FilledText = v.pipe(v.string(), v.regex(/./));

/** Back ends send ids as numbers or as text; the site handles them as text. */
export const Id = v.pipe(v.union([v.pipe(v.number(), v.safeInteger()), FilledText]), v.transform(String));

export const Text = v.pipe(v.union([v.number(), v.string()]), v.transform(String));
export const Baht = v.pipe(Text, v.regex(/^\s*\d+(?:\.\d*)?\s*$/), v.transform(Number));

export const MaybeText = orElse(Text);

/** A fee in baht, or `undefined` when the server does not name one. @chosen */
export const Fee = orElse(Baht);
