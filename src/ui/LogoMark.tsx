export const LogoMark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
    <rect width="40" height="40" rx="11" className="fill-purple-700" />
    <path
      className="fill-star-400"
      d="M20 6c1.1 5.6 3.4 7.9 9 9-5.6 1.1-7.9 3.4-9 9-1.1-5.6-3.4-7.9-9-9 5.6-1.1 7.9-3.4 9-9Z"
    />
    <path
      className="fill-none stroke-white"
      strokeLinecap="round"
      strokeWidth="2.6"
      d="M7.5 28.5c4.2-3.3 8.3-3.3 12.5 0s8.3 3.3 12.5 0M12.5 33.8c2.5-1.9 5-1.9 7.5 0s5 1.9 7.5 0"
    />
  </svg>
);
