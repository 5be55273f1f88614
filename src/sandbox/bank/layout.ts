import { html } from 'hono/html';
import type { Locale } from '../../config/locales.ts';
import { FONT_FAMILY, fontFaces } from '../shared/site-font.ts';

export type Markup = ReturnType<typeof html>;

export const BANK_FONTS = '/ui/v2/fonts';
export const BANK_STYLE = `
${fontFaces(BANK_FONTS)}
:root { font: 16px/1.6 ${FONT_FAMILY}; color: #111; background: #f4f6f5; }
main { max-width: 30rem; margin: 0 auto; padding: 1.25rem; background: #fff; min-height: 90vh; }
.notice { background: #fff4d6; border: 1px solid #a16207; padding: .5rem .75rem; }
.error { color: #b00020; }
label { display: block; margin: .75rem 0 .25rem; }
input { font: inherit; width: 100%; box-sizing: border-box; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid #555; }
button { font: inherit; min-height: 2.75rem; padding: 0 1rem; margin: .75rem .5rem 0 0; border: 1px solid #14532d; background: #fff; color: #14532d; }
button.primary { background: #14532d; color: #fff; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
td, th { text-align: start; padding: .25rem .75rem .25rem 0; }
`;

/** Renders a page that says that this is not a real bank. */
export const bankPage = (title: string, locale: Locale, content: Markup): Markup =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/ui/v2/bank.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="notice">
            ${
              locale === 'th'
                ? 'ธนาคารทดสอบ ไม่ใช่ธนาคารจริง อย่ากรอกข้อมูลบัตรจริง'
                : 'A test bank, not a real one. Do not enter a real card.'
            }
          </p>
          ${content}
        </main>
      </body>
    </html>`;
