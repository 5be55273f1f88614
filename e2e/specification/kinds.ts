/** One page of each kind, and whether it has a footer. */
export const KINDS = [
  ['/en', true],
  ['/en/regisbachelor', false],
  ['/en/regisshortcourse', false],
  ['/en/regisscholarship/star-scholars', false],
  ['/en/regisbachelor/continue/7/abc', false],
  ['/en/regisbachelor/confirmation/failed', true],
  ['/en/dashboard', false],
  ['/en/dashboard/status-checking', true],
  ['/en/dashboard/form-example', false],
  ['/en/privacy-policy', true],
  ['/en/cookies-policy', true],
  ['/en/no-such-page', false],
] as const;
