import { writeFile } from 'node:fs/promises';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { PDF } from '../support/prepare.ts';

test(
  'with a mouse, all files are dropped at one place, and then each gets its kind',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    const { allAtOnce, idCardNotice, states } = applicant.messages.upload;
    const { id } = await applicant.startAt('scholarship');
    const zone = page.locator('label').filter({ hasText: allAtOnce.drop });
    await zone.scrollIntoViewIfNeeded();
    const box = await zone.boundingBox();
    if (!box) throw new Error('Nothing is there to drop files onto.');
    expect(box.height).toBeGreaterThanOrEqual(112);

    const files = ['transcript.pdf', 'second.pdf'].map((name) => test.info().outputPath(name));
    for (const path of files) await writeFile(path, PDF.buffer);
    const browser = await page.context().newCDPSession(page);
    // Drops the files near the edge of the drop zone, not on its text.
    const at = { x: box.x + 12, y: box.y + 12, data: { items: [], files, dragOperationsMask: 1 } };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { ...at, type });
    await page.getByLabel(allAtOnce.kindOf.replace('{{name}}', 'second.pdf')).selectOption('transcript');
    await page.getByRole('button', { name: allAtOnce.send }).click();
    await applicant.noticeAlert('documentNotice').getByRole('button', { name: idCardNotice.send }).click();
    await applicant.sendPdf('transcript');
    await expect(applicant.documentCard('transcript').getByText(states.received, { exact: true })).toHaveCount(2);
    expect((await sandbox.ledger(id)).counts.files).toBe(2);
  },
);
