const MARK = 'h-6 w-auto shrink-0';

// The marks were drawn for this site; they are not the logos of the providers.

/** Without letters, because the method's name is next to it. */
const ThaiQrMark = () => (
  <svg viewBox="0 0 24 24" className={MARK}>
    <rect width="24" height="24" rx="4" className="fill-thai-qr" />
    <path
      d="M5 6h5v5H5zm7 0h5v5h-5zm-7 7h5v5H5zm7 0h2v2h-2zm3 3h2v2h-2zm0-3h2v2h-2zm-3 3h2v2h-2z"
      className="fill-white"
    />
  </svg>
);

const VisaMark = () => (
  <svg viewBox="0 0 40 24" className={MARK}>
    <rect x=".5" y=".5" width="39" height="23" rx="4" fill="#fff" stroke="#857b98" />
    <text x="6" y="16.5" fontSize="12" fontWeight="600" fontStyle="italic" textLength="28" fill="#1a1f71">
      VISA
    </text>
  </svg>
);

const MastercardMark = () => (
  <svg viewBox="0 0 40 24" className={MARK}>
    <rect x=".5" y=".5" width="39" height="23" rx="4" fill="#fff" stroke="#857b98" />
    <circle cx="16" cy="12" r="7" fill="#eb001b" />
    <circle cx="24" cy="12" r="7" fill="#f79e1b" fillOpacity=".9" />
  </svg>
);

const JcbMark = () => (
  <svg viewBox="0 0 40 24" className={MARK}>
    <rect x=".5" y=".5" width="39" height="23" rx="4" fill="#fff" stroke="#857b98" />
    {[
      ['J', 7, '#0e4c96'],
      ['C', 16, '#c8102e'],
      ['B', 25, '#00752f'],
    ].map(([letter, x, colour]) => (
      <g key={letter}>
        <rect x={x} y="4" width="8" height="16" rx="2.5" fill={String(colour)} />
        <text x={Number(x) + 4} y="16" fontSize="10" fontWeight="600" textAnchor="middle" fill="#fff">
          {letter}
        </text>
      </g>
    ))}
  </svg>
);

/** Hidden from screen readers, because the text next to the marks names the method. */
export const PaymentLogos = ({ method }: { readonly method: 'thai_qr' | 'card' }) => (
  <span aria-hidden="true" className="flex flex-wrap gap-1.5">
    {method === 'thai_qr' ? (
      <ThaiQrMark />
    ) : (
      <>
        <VisaMark />
        <MastercardMark />
        <JcbMark />
      </>
    )}
  </span>
);
