// People who do not code change the policies of a clone in Decap CMS, as `npm run edit` opens it.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../src/tools/setup/paths.mjs';
import { LABELS } from '../../src/tools/edit/decap.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { OWN_PORTS } from '../support/ports.ts';

interface Editor {
  readonly address: string;
  readonly git: (...parameters: string[]) => string;
}

const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'edit-'));
    const git = (...parameters: string[]): string =>
      execFileSync('git', ['-C', root, ...parameters])
        .toString()
        .trim();
    cpSync(join(ROOT, 'src/content'), join(root, 'src/content'), { recursive: true });
    git('init', '--quiet', '--initial-branch=main');
    git('config', 'user.name', 'Editor');
    git('config', 'user.email', 'editor@university.example');
    git('add', '.');
    git('commit', '--quiet', '--message=Texts');
    const server = spawn(process.execPath, ['--import', 'tsx', 'src/tools/edit/serve.ts'], {
      cwd: ROOT,
      env: { ...process.env, EDIT_ROOT: root, EDIT_PORT: String(OWN_PORTS.editor) },
    });
    const ended = new Promise((resolve) => server.once('close', resolve));
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (line: Buffer) => resolve(/http:\S+/.exec(line.toString())?.[0] ?? ''));
      server.stderr.on('data', (line: Buffer) => reject(new Error(line.toString())));
    });
    await use({ address, git });
    await page.close();
    server.kill('SIGTERM');
    await ended;
    rmSync(root, { recursive: true, force: true });
  },
});

const PARAGRAPHS = ['ย่อหน้าใหม่ของเรา', 'Our new paragraph.'] as const;
const PICTURE = 'apple-touch-icon.png';

test(
  'both languages of a policy and a picture become one commit to review, and a wrong version becomes none',
  { tag: ['@desktop', '@one-host'] },
  async ({ page, editor, tolerate }) => {
    // Decap asks the address of its own files for what it may not have.
    tolerate(/404 \(Not Found\)/);
    // … and rejects a promise without a reason when a field is wrong.
    tolerate(/^page error: undefined$/);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(?:http:\/\/localhost:|data:|blob:)/.test(request.url())) foreign.push(request.url());
    });
    await page.goto(editor.address);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
    await expect(page.getByRole('heading', { name: LABELS.th.policies }).first()).toBeVisible();

    await page.getByRole('link', { name: LABELS.th.other }).click();
    await page
      .getByRole('link', { name: 'Privacy policy' })
      .or(page.getByRole('link', { name: 'นโยบายความเป็นส่วนตัว' }))
      .click();
    const texts = page.locator('[contenteditable="true"]');
    await expect(texts).toHaveCount(PARAGRAPHS.length);
    for (const [index, paragraph] of PARAGRAPHS.entries()) {
      await texts.nth(index).click({ position: { x: 5, y: 5 } });
      await page.keyboard.press('Control+Home');
      await page.keyboard.type(paragraph);
      await page.keyboard.press('Enter');
      await expect(texts.nth(index)).toContainText(paragraph);
    }
    await page.getByRole('button', { name: 'Add Component' }).last().click();
    await page.getByRole('menuitem', { name: 'Image' }).click();
    await page.getByRole('button', { name: 'Choose an image' }).click();
    await page
      .locator('input[type="file"]')
      .last()
      .setInputFiles(join(ROOT, 'public', PICTURE));
    await page.getByRole('button', { name: 'Choose selected' }).click();
    await page.getByLabel('Alt Text').fill('The seal of the university');

    const version = page.getByLabel(LABELS.en.version, { exact: true }).first();
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await version.fill('2');
    await save.click();
    await expect(page.getByText(LABELS.en.versionRule)).toBeVisible();
    expect(editor.git('branch', '--list', 'cms/*')).toBe('');

    await version.press('Control+A');
    await version.pressSequentially('9.0');
    await save.click();
    await expect(page.getByRole('button', { name: 'Status: Draft' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
    await expect(page.getByText(LABELS.en.bodyHint.replaceAll('\\', '')).first()).toBeVisible();
    const branch = 'cms/policies/privacy';
    expect(editor.git('log', '--format=%an', `main..${branch}`)).toBe('Editor');
    expect(editor.git('diff', '--numstat', 'main', branch, '--', '*.md').split('\n')).toEqual([
      expect.stringMatching(/^\d\t\d\tsrc\/content\/policies\/en\/privacy\.md$/),
      expect.stringMatching(/^\d\t\d\tsrc\/content\/policies\/th\/privacy\.md$/),
    ]);
    const saved = (path: string): string => editor.git('show', `${branch}:src/content/policies/${path}`);
    expect(saved('th/privacy.md')).toMatch(new RegExp(`^version: "9.0"$[^]*^${PARAGRAPHS[0]}$`, 'm'));
    expect(saved('en/privacy.md')).toMatch(new RegExp(`^version: "9.0"$[^]*^${PARAGRAPHS[1]}$`, 'm'));
    expect(saved('en/privacy.md')).toContain(`![The seal of the university](../pictures/${PICTURE})`);
    expect(editor.git('ls-tree', '--name-only', branch, 'src/content/policies/pictures/')).toContain(PICTURE);
    expect(foreign).toEqual([]);
  },
);
