import { useCallback, useEffect, useState } from 'react';
import { noteServerTime } from '../../api/server-time.ts';
import type { BillPaymentImage } from '../../model/payment.ts';
import type { FlowContext } from '../context.ts';
import { readQrImage } from './charge-calls.ts';

export type QrImageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly image: BillPaymentImage }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void };

/** The image of the open Thai QR, asked for while it is `wanted`. */
export function useQrImage(context: FlowContext, wanted: boolean): QrImageState {
  const [state, setState] = useState<QrImageState>({ kind: 'loading' });
  const load = useCallback(() => {
    setState({ kind: 'loading' });
    readQrImage(context).then(
      (image) => {
        // Finer than the `Date` header, and there when another origin hides that.
        noteServerTime(image.server_time ?? null);
        setState({ kind: 'shown', image });
      },
      (error: unknown) => setState({ kind: 'failed', error, retry: load }),
    );
  }, [context]);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return state;
}
