import type { ReactElement } from 'react';

/**
 * Children without text. Where children stand beside other elements, a text among them would be lost to React on a
 * translated page (docs/decisions/0034-translated-pages.md).
 */
export type Elements = ReactElement | boolean | null | undefined | '' | Iterable<Elements>;
