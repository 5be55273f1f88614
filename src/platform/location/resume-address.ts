import { SHELL_SEGMENT } from '../../config/locale-path.ts';
import { decodedSegment, plainLinkText } from '../../model/link-text.ts';
import { last } from '../../lib/last.ts';

const CONTINUE = '/continue/';

export interface ResumeAddress {
  readonly withoutToken: string;
  /** The token is absent if no part of the link can be a token. */
  readonly link: { readonly id?: string | undefined; readonly token?: string | undefined };
}

/** @returns undefined if the path is not a continue link's, or its token was already removed */
export function resumeAddress(pathname: string): ResumeAddress | undefined {
  const path = pathname.replace(/\/{2,}/g, '/');
  const index = path.indexOf(CONTINUE);
  if (index < 0) return undefined;
  const segments = path
    .slice(index + CONTINUE.length)
    .split('/')
    .filter(Boolean);
  if (segments.length === 0 || last(segments) === SHELL_SEGMENT) return undefined;
  const texts = segments.map((segment) => plainLinkText(decodedSegment(segment))).filter(Boolean);
  const [id, token] = texts.length > 1 ? texts : [undefined, texts[0]];
  return { withoutToken: path.slice(0, index) + CONTINUE + SHELL_SEGMENT, link: { id, token } };
}
