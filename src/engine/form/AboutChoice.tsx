import { Notice } from '../../ui/Notice.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import type { About } from '../flow.ts';

/** What the server says of a chosen item. */
export const AboutChoice = ({ item, about }: { item: unknown; about: About | undefined }) =>
  (item === undefined ? [] : (about?.(item as never) ?? [])).filter(Boolean).map((html) => (
    <Notice key={html} tone="info">
      <SafeHtml html={html ?? ''} />
    </Notice>
  ));
