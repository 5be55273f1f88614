import type { ReactElement } from 'react';

/**
 * Children without text. If a text stands beside other elements, React cannot update it on a translated page
 * (docs/decisions/0034-translated-pages.md).
 */
export type Elements = ReactElement | boolean | null | undefined | '' | Iterable<Elements>;
