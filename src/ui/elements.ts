import type { ReactElement } from 'react';

/**
 * Children without text. React cannot update text next to other elements on a translated page
 * (docs/decisions/0034-translated-pages.md).
 */
export type Elements = ReactElement | boolean | null | undefined | '' | Iterable<Elements>;
