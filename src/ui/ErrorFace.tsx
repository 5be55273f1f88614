import { ButtonLink } from './ButtonLink.tsx';

interface ErrorFaceProps {
  /** Shown large; 404 for a page that does not exist, else the error's own (spec section 2). */
  status: number;
  title: string;
  message: string;
  home: { href: string; text: string };
}

/** The error page's face: on `404.html`, and in place when an island fails. */
export const ErrorFace = ({ status, title, message, home }: ErrorFaceProps) => (
  <div className="mx-auto grid max-w-reading justify-items-center gap-4 px-4 py-16 text-center sm:py-24">
    <p aria-hidden="true" className="text-[5rem] font-semibold leading-none text-purple-500 sm:text-[8rem]">
      {status}
    </p>
    <h1>{title}</h1>
    <p className="text-ink-soft">{message}</p>
    <div className="mt-4 w-full">
      <ButtonLink href={home.href}>{home.text}</ButtonLink>
    </div>
  </div>
);
