/** In-app browsers lack both functions, although the types promise them. */
const sheet = (): Partial<Pick<Navigator, 'share' | 'canShare'>> => navigator;

/** Old browsers share nothing, or no files; some throw on the question itself. */
export function canShare(data: ShareData): boolean {
  const { share, canShare: allows } = sheet();
  try {
    return share !== undefined && allows?.call(navigator, data) === true;
  } catch {
    return false;
  }
}

/**
 * Shares files with another app through the system's share sheet, which opens only during a press.
 * @returns `impossible` if the browser cannot share such a file or the system has refused; closing the sheet is not a
 * refusal
 */
export async function shareFile(data: ShareData): Promise<'shared' | 'closed' | 'impossible'> {
  if (!canShare(data)) return 'impossible';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'impossible';
  }
}
