import { comparable } from './text.ts';

const NUMBER = /^\d+(?:\.\d+)?$/;
/** The text without what servers tidy, such as spaces. */
export const compact = (text: string): string => comparable(text).replace(/\s/g, '');

/** Whether a server has kept an answer as it was sent, apart from spelling. */
export function isSameAnswer(sent: string, saved: string): boolean {
  const [one, other] = [compact(sent), compact(saved)];
  return one === other || (NUMBER.test(one) && NUMBER.test(other) && Number(one) === Number(other));
}
