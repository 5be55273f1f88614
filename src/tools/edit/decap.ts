import { LOCALES, DEFAULT_LOCALE, type Locale } from '../../config/locales.ts';
import { ADMIN, adminPath } from './admin-path.ts';
import { MAIN_BRANCH, type Forge } from './forge.ts';

type Labels = Readonly<
  Record<'site' | 'policies' | 'policy' | 'title' | 'summary' | 'version' | 'versionRule' | 'effective', string> &
    Record<'reviewedBy' | 'reviewedOn' | 'reviewHint' | 'body' | 'bodyHint' | 'other', string>
>;

/** The texts that Decap does not have itself. Hints are Markdown, so their signs are escaped. */
export const LABELS: Readonly<Record<Locale, Labels>> = {
  th: {
    site: 'แก้ไขนโยบาย',
    policies: 'นโยบาย',
    policy: 'นโยบาย',
    title: 'ชื่อหน้า',
    summary: 'สรุปหนึ่งประโยค',
    version: 'ฉบับที่',
    versionRule: 'ตัวเลขสองส่วน เช่น 1.6',
    effective: 'มีผลตั้งแต่วันที่',
    reviewedBy: 'ผู้ตรวจทานของฝ่ายกฎหมาย',
    reviewedOn: 'ตรวจทานเมื่อวันที่',
    reviewHint: 'กรอกเมื่อฝ่ายกฎหมายอนุมัติฉบับนี้แล้ว หากว่างไว้ หน้าเว็บจะแจ้งว่าเป็นตัวอย่าง',
    body: 'เนื้อหา',
    bodyHint: String.raw`\#\# คือหัวข้อ \*\*ตัวหนา\*\* คือตัวหนา {{university}} คือชื่อมหาวิทยาลัย ไฟล์รูปต้องมีชื่อเป็นภาษาอังกฤษ เช่น campus-map.png`,
    other: 'English',
  },
  en: {
    site: 'Edit policies',
    policies: 'Policies',
    policy: 'Policy',
    title: 'Title',
    summary: 'Summary in one sentence',
    version: 'Version',
    versionRule: 'two numbers, such as 1.6',
    effective: 'In force from',
    reviewedBy: 'Reviewed by (legal office)',
    reviewedOn: 'Reviewed on',
    reviewHint:
      'Enter this when the legal office has approved this version. If empty, the page says that it is a sample.',
    body: 'Text',
    bodyHint: String.raw`\#\# begins a heading, \*\*bold\*\* is bold, {{university}} is the name of the university. A picture’s file name must be in English letters, such as campus-map.png`,
    other: 'ไทย',
  },
};

const DAY = { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };

/**
 * The configuration of Decap CMS: policies with both languages side by side, drafts that are reviewed, pictures in a
 * folder of their own.
 * @param backend how Decap reads and writes the files
 */
export function decapConfiguration(language: Locale, backend: Readonly<Record<string, unknown>>) {
  const labels = LABELS[language];
  const shared = { i18n: 'duplicate' };
  return {
    backend,
    publish_mode: 'editorial_workflow',
    locale: language,
    logo_url: '/favicon.svg',
    show_preview_links: false,
    media_folder: 'src/content/policies/pictures',
    public_folder: '../pictures',
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    i18n: { structure: 'multiple_folders', locales: [...LOCALES], default_locale: DEFAULT_LOCALE },
    collections: [
      {
        name: 'policies',
        label: labels.policies,
        label_singular: labels.policy,
        folder: 'src/content/policies',
        identifier_field: 'title',
        create: false,
        delete: false,
        // A draft is merged in review, where the checks have run.
        publish: false,
        i18n: true,
        editor: { preview: false },
        fields: [
          { name: 'title', label: labels.title, widget: 'string', i18n: true },
          { name: 'summary', label: labels.summary, widget: 'text', i18n: true },
          {
            name: 'version',
            label: labels.version,
            widget: 'string',
            ...shared,
            pattern: [String.raw`^\d+\.\d+$`, labels.versionRule],
          },
          { name: 'effective', label: labels.effective, ...DAY, ...shared },
          {
            name: 'reviewedBy',
            label: labels.reviewedBy,
            hint: labels.reviewHint,
            widget: 'string',
            required: false,
            ...shared,
          },
          { name: 'reviewedOn', label: labels.reviewedOn, ...DAY, required: false, ...shared },
          {
            name: 'body',
            label: labels.body,
            hint: labels.bodyHint,
            widget: 'markdown',
            modes: ['rich_text', 'raw'],
            i18n: true,
          },
        ],
      },
    ],
  };
}

/**
 * The backend of a host for staging, where editors log in to the forge.
 * @param login GitLab: the id of the application that the forge knows this page as. GitHub: the address of the server
 * that keeps the application's secret
 */
export function forgeBackend({ kind, origin, repository }: Forge, login: string): Readonly<Record<string, unknown>> {
  const own = { name: kind, repo: repository, branch: MAIN_BRANCH };
  if (kind === 'github') return { ...own, base_url: new URL(login).origin, auth_endpoint: 'auth' };
  return {
    ...own,
    auth_type: 'pkce',
    app_id: login,
    base_url: origin,
    api_root: `${origin}/api/v4`,
    auth_endpoint: 'oauth/authorize',
  };
}

/** Decap compiles code and writes styles, which no page for visitors may. */
const policyFor = (connect: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...connect].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self' blob: data:", ...connect].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');

/** The files of the editor's page, by their path in a build. @param connect origins that Decap calls */
export function adminFiles(
  backend: Readonly<Record<string, unknown>>,
  connect: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    LOCALES.flatMap((language) => {
      const [path, labels] = [adminPath(language), LABELS[language]];
      const other = LOCALES.find((locale) => locale !== language) ?? language;
      const page = `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="content-security-policy" content="${policyFor(connect)}" />
    <title>${labels.site}</title>
    <link href="${path}/config.yml" type="text/yaml" rel="cms-config-url" />
    <style>.language { position: fixed; bottom: 0.5rem; right: 0.5rem; z-index: 1000; font: 0.875rem sans-serif }</style>
  </head>
  <body>
    <a class="language" lang="${other}" href="${adminPath(other)}/">${labels.other}</a>
    <script src="${ADMIN}/decap-cms.js"></script>
  </body>
</html>
`;
      // JSON is YAML, too.
      const configuration = JSON.stringify(decapConfiguration(language, backend), null, 2);
      return [
        [`${path}/index.html`, page],
        [`${path}/config.yml`, `${configuration}\n`],
      ];
    }),
  );
}
