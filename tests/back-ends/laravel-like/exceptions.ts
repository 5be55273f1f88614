/** What the exception handler turns into an answer of JSON. */
export class HttpException extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(JSON.stringify(body));
  }
}

/** The message repeats the first error and counts the others. */
export function validationException(errors: Readonly<Record<string, string[]>>): HttpException {
  const all = Object.values(errors).flat();
  const others = all.length - 1;
  const more = others > 0 ? ` (and ${others} more error${others > 1 ? 's' : ''})` : '';
  return new HttpException(422, { message: `${all[0] ?? ''}${more}`, errors });
}

export const unauthenticated = () => new HttpException(401, { message: 'Unauthenticated.' });
export const forbidden = () => new HttpException(403, { message: 'This action is unauthorized.' });
export const modelNotFound = (model: string, key: string) =>
  new HttpException(404, { message: `No query results for model [App\\Models\\${model}] ${key}` });
