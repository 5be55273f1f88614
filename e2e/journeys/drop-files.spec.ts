import { writeFile } from 'node:fs/promises';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { PDF } from '../support/prepare.ts';

test(
  'with a mouse, all files are dropped at one place, and one button uploads those that can be used',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    const { allAtOnce, dismissName, idCardNotice, states } = applicant.messages.upload;
    const { id } = await applicant.startAt('scholarship');
    const zone = page.locator('label').filter({ hasText: allAtOnce.drop });
    await zone.scrollIntoViewIfNeeded();
    const box = await zone.boundingBox();
    if (!box) throw new Error('Nothing is there to drop files onto.');
    expect(box.height).toBeGreaterThanOrEqual(112);

    const contents = {
      'transcript.pdf': PDF.buffer,
      'second.pdf': PDF.buffer,
      'grades.docx': Buffer.from('PK\u0003\u0004'),
    };
    const files = Object.keys(contents).map((name) => test.info().outputPath(name));
    for (const [name, content] of Object.entries(contents)) await writeFile(test.info().outputPath(name), content);
    const browser = await page.context().newCDPSession(page);
    // Drops the files near the edge of the drop zone, not on its text.
    const at = { x: box.x + 12, y: box.y + 12, data: { items: [], files, dragOperationsMask: 1 } };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { ...at, type });
    await page.getByLabel(allAtOnce.kindOf.replace('{{name}}', 'second.pdf')).selectOption('transcript');
    const refused = page.getByRole('listitem').filter({ hasText: 'grades.docx' });
    await expect(refused.getByText(states.unusable, { exact: true })).toBeVisible();
    expect((await sandbox.ledger(id)).counts.files).toBe(0);
    await page.getByRole('button', { name: allAtOnce.send }).click();
    await applicant.noticeAlert('documentNotice').getByRole('button', { name: idCardNotice.sendAll }).click();
    await expect(applicant.documentCard('transcript').getByText(states.received, { exact: true })).toHaveCount(2);
    expect((await sandbox.ledger(id)).counts.files).toBe(2);
    await refused.getByRole('button', { name: dismissName.replace('{{name}}', 'grades.docx') }).click();
    await expect(refused).toHaveCount(0);
  },
);
