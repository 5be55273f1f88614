export const Skeleton = ({ lines = 3, label }: { lines?: number; label: string }) => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">{label}</span>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} aria-hidden="true" className="h-5 animate-fade rounded-sm bg-line last:w-2/3" />
    ))}
  </div>
);
