/** The number of answers in each section, roughly as in a real application. */
const PARTS = [5, 3, 4];

/** A placeholder for the review while it loads, with similar rows and an amount. */
export const ReviewSkeleton = ({ label }: { readonly label: string }) => (
  <div role="status" className="grid gap-7">
    <span className="sr-only">{label}</span>
    {PARTS.map((rows, part) => (
      <span key={part} aria-hidden="true" className="grid animate-fade">
        <span className="mb-2 h-6 w-40 rounded-sm bg-line" />
        {Array.from({ length: rows }, (_, row) => (
          <span
            key={row}
            className="grid gap-1 border-t border-line py-2.5 last:border-b sm:grid-cols-[14rem_1fr] sm:gap-x-4"
          >
            <span className="h-5 w-28 rounded-sm bg-line" />
            <span className="h-5 w-2/3 rounded-sm bg-line" />
          </span>
        ))}
      </span>
    ))}
    <span aria-hidden="true" className="h-[4.5rem] animate-fade rounded bg-flow-soft" />
  </div>
);
