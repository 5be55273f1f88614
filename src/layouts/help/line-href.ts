import { site } from '../../config/site.ts';

/**
 * With an official account, the chat opens with the facts written, and the applicant sends them.
 * @param account such as `@university`; without one the link opens the page on LINE
 */
export const lineHref = (facts: string, account: string = site.lineAccount): string =>
  account
    ? `https://line.me/R/oaMessage/${encodeURIComponent(account)}/?${encodeURIComponent(`${facts}\n\n`)}`
    : site.social.line;
