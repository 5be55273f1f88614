import LoaderCircle from '~icons/lucide/loader-circle';

export const Spinner = () => <LoaderCircle className="size-5 shrink-0 animate-turn" aria-hidden="true" />;
