/** A check mark that is drawn once as an animation, or shown at once where motion is reduced. */
export const DrawnCheck = () => (
  <svg
    viewBox="0 0 72 72"
    aria-hidden="true"
    className="size-[4.5rem] text-success-700"
    fill="none"
    stroke="currentColor"
  >
    <circle cx="36" cy="36" r="33" strokeWidth="4" className="fill-success-50" />
    <path
      d="m21 37 10 10 20-22"
      pathLength="1"
      strokeDasharray="1"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="animate-draw"
    />
  </svg>
);
