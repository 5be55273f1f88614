import { useCallback } from 'react';
import { INVOICE_DAYS } from '../../config/constants.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { interpolate } from '../../lib/interpolate.ts';
import type { VerifiedResult } from '../verify-result.ts';
import { SummaryList } from '../../ui/SummaryList.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { useAsync } from '../../ui/use-async.ts';
import { invoiceRows } from '../copy-of-application.ts';
import { loadToCopy } from './CopyOfApplication.tsx';

/**
 * Shows what a payer needs for the records: the recipient of the invoice, the number of attendees, and when it arrives.
 */
export const InvoiceFacts = ({ result }: { readonly result: VerifiedResult }) => {
  const { locale } = useFlow().session;
  const { state } = useAsync(useCallback(() => loadToCopy(result, locale), [result, locale]));
  // If they cannot be read, the copy, which can be loaded again, still has them.
  const rows = state.kind === 'ready' ? invoiceRows(state.data) : [];
  if (state.kind !== 'ready' || rows.length === 0) return null;
  const { invoice } = state.data.messages.copy;
  return (
    <section className="grid gap-2">
      <h2>{invoice.title}</h2>
      <p>
        <NoBreakText text={interpolate(invoice.about, { days: INVOICE_DAYS })} />
      </p>
      <p>
        <NoBreakText text={invoice.attendees} />
      </p>
      <SummaryList rows={rows.map((row) => ({ ...row }))} />
    </section>
  );
};
