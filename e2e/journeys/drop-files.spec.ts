import { writeFile } from 'node:fs/promises';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { PDF } from '../support/prepare.ts';

test('with a mouse, files are dropped onto the place that says so', { tag: '@desktop' }, async ({ page, sandbox }) => {
  const applicant = new Applicant(page, sandbox, 'th');
  const { drop, states } = applicant.messages.upload;
  const { id } = await applicant.startAt('scholarship');
  const card = applicant.documentCard('transcript');
  const zone = card.locator('label').filter({ hasText: drop });
  await expect(zone.getByText(drop)).toBeVisible();
  await zone.scrollIntoViewIfNeeded();
  const box = await zone.boundingBox();
  if (!box) throw new Error('Nothing is there to drop files onto.');
  expect(box.height).toBeGreaterThanOrEqual(112);

  const files = [test.info().outputPath('first.pdf'), test.info().outputPath('second.pdf')];
  for (const path of files) await writeFile(path, PDF.buffer);
  const browser = await page.context().newCDPSession(page);
  // Drops the file near the edge of the drop zone, not on its text.
  const at = { x: box.x + 12, y: box.y + 12, data: { items: [], files, dragOperationsMask: 1 } };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { ...at, type });
  await expect(card.getByText(states.received, { exact: true })).toHaveCount(2);
  expect((await sandbox.ledger(id)).counts.files).toBe(2);
});
