import { expect, type Locator, type Page } from '@playwright/test';
import { screensOf } from './measures.ts';

/** One tap opens a list, the other chooses an option. */
const TAPS_OF_A_LIST = 2;
/** In the phone's own file picker, one tap chooses the source and the other the file. */
const TAPS_OF_A_PICKER = 2;

/** Uses a page as a person does and counts the effort. */
export class CountedPage {
  taps = 0;
  keys = 0;
  answers = 0;
  private beyondFirstScreen = 0;
  private readonly paths = new Set<string>();

  constructor(readonly page: Page) {}

  get cost() {
    const swipes = Math.floor(this.beyondFirstScreen);
    return { pages: this.paths.size, answers: this.answers, taps: this.taps, keys: this.keys, swipes };
  }
  visit(): void {
    this.paths.add(new URL(this.page.url()).pathname);
  }
  /**
   * Call this when a page has been answered.
   * @returns its height in screens
   */
  async read(): Promise<number> {
    this.visit();
    const screens = await screensOf(this.page);
    this.beyondFirstScreen += Math.max(0, screens - 1);
    return screens;
  }

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }
  async chooseFirst(list: Locator): Promise<void> {
    await expect(list.locator('option:enabled:not([value=""])').first()).toBeAttached();
    const first = await list.evaluate((select: HTMLSelectElement) =>
      [...select.options].findIndex(({ value, disabled }) => value !== '' && !disabled),
    );
    await list.selectOption({ index: first });
    this.taps += TAPS_OF_A_LIST;
  }
  /** A field that already has the focus needs no tap. */
  async write(field: Locator, text: string): Promise<void> {
    if (!(await field.evaluate((one) => one === document.activeElement))) await this.tap(field);
    await this.page.keyboard.type(text);
    this.keys += [...text].length;
    if ((await field.getAttribute('enterkeyhint')) !== 'next') return;
    await this.page.keyboard.press('Enter');
    this.keys += 1;
  }
  /** `notice` opens before the file picker where there is a notice. */
  async attach(
    picker: Locator,
    notice: Locator,
    file: { name: string; mimeType: string; buffer: Buffer },
  ): Promise<void> {
    const opened = this.page.waitForEvent('filechooser');
    await this.tap(picker);
    await Promise.race([opened, notice.waitFor()]);
    if (await notice.isVisible()) await this.tap(notice);
    await (await opened).setFiles(file);
    this.taps += TAPS_OF_A_PICKER;
  }
}
