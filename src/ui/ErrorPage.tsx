import { ButtonLink } from './ButtonLink.tsx';

interface Way {
  readonly href: string;
  readonly text: string;
}

interface ErrorPageProps {
  status: number;
  title: string;
  message: string;
  home: Way;
  others: readonly Way[];
}

/** The content of `404.html`, also shown instead of a failed island. A star covers the zero of 404. */
export const ErrorPage = ({ status, title, message, home, others }: ErrorPageProps) => (
  <div className="mx-auto grid max-w-reading justify-items-center gap-4 px-4 py-16 text-center sm:py-24">
    <p aria-hidden="true" className="text-[5rem] font-semibold leading-none text-purple-500 sm:text-[8rem]">
      {status === 404 ? (
        <>
          <span>4</span>
          <span className="mx-1 inline-block size-[0.72em] bg-star-400 text-transparent [clip-path:var(--star)]">
            0
          </span>
          <span>4</span>
        </>
      ) : (
        status
      )}
    </p>
    <h1>{title}</h1>
    <p className="text-ink-soft">{message}</p>
    <div className="mt-4 w-full">
      <ButtonLink href={home.href}>{home.text}</ButtonLink>
    </div>
    {/* The height is reserved for three rows on phones and one elsewhere, because the links may be loaded later. */}
    <ul className="flex min-h-[8.25rem] flex-wrap content-start justify-center gap-x-6 sm:min-h-touch">
      {others.map(({ href, text }) => (
        <li key={href}>
          <ButtonLink kind="link" href={href}>
            {text}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </div>
);
