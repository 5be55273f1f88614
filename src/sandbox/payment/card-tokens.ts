import { randomBytes } from 'node:crypto';

/** The card number determines the outcome at the bank stand-in, and the token carries it to the API. */
const CARD_OUTCOMES = ['approved', 'declined', '3ds', '3ds-declined'] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];

/** The test numbers that the card page shows. */
export const TEST_CARDS: readonly { readonly number: string; readonly outcome: CardOutcome }[] = [
  { number: '4111111111111111', outcome: '3ds' },
  { number: '4000000000009995', outcome: '3ds-declined' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4242424242424242', outcome: 'approved' },
];

const PREFIX = 'tokn_test_';

export const newCardToken = (outcome: CardOutcome): string =>
  `${PREFIX}${outcome}_${randomBytes(9).toString('base64url')}`;

/** Returns the outcome in a token, or `undefined` for a text that is not a token of the stand-in. */
export const outcomeOf = (token: string): CardOutcome | undefined =>
  CARD_OUTCOMES.find((outcome) => token.startsWith(`${PREFIX}${outcome}_`));
