import type { Words } from '../../i18n/words.ts';
import type { FlowWords } from '../context.ts';

/** What the payment and return screens are told. */
export type PaymentWords = FlowWords & Pick<Words, 'payment'>;
/** What the outcome screens are told. */
export type OutcomeWords = PaymentWords & Pick<Words, 'outcome'>;
