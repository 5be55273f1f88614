import LoaderCircle from '~icons/lucide/loader-circle';

/** A turning ring beside a word that already says what is going on. */
export const Spinner = () => <LoaderCircle className="size-5 shrink-0 animate-turn" aria-hidden="true" />;
