import { useServerSecondsUntil } from './use-server-seconds-until.ts';

interface EnlargedQrProps {
  readonly source: string;
  readonly alt: string;
  readonly amount: string;
  readonly merchant: string;
  readonly hint: string;
  readonly over: string;
  /** Milliseconds since 1970 by the server's clock. */
  readonly deadline: number;
}

/** The bill-payment modal (docs/spec.md, section 2): a second phone scans it. An expired code is not left in view. */
export const EnlargedQr = ({ source, alt, amount, merchant, hint, over, deadline }: EnlargedQrProps) =>
  useServerSecondsUntil(deadline) === 0 ? (
    <p role="status">{over}</p>
  ) : (
    <div className="grid justify-items-center gap-3 text-center">
      <p translate="no" className="text-3xl font-semibold tabular-nums">
        {amount}
      </p>
      <p className="text-sm text-ink-soft">{merchant}</p>
      <img
        src={source}
        alt={alt}
        width="480"
        height="480"
        className="w-[calc(100%+3rem)] max-w-none sm:w-full sm:max-w-[30rem]"
      />
      <p>{hint}</p>
    </div>
  );
