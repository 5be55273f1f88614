import type { Page } from '@playwright/test';

/** Fills fields as a browser's autofill does, without keyboard or focus events. */
export const autofill = (page: Page, values: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((filled) => {
    for (const [name, value] of Object.entries(filled)) {
      const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
      if (!field) throw new Error(`There is no field ${name}`);
      field.value = value;
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
    }
  }, values);
