import { html } from 'hono/html';
import { LOCALES, type Locale } from '../../../config/locales.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { PICTURE_LIMITS } from '../policies/pictures.ts';
import { textsFor } from '../texts/explain.ts';
import { field } from './field.ts';
import type { Markup } from './layout.ts';

export const picturePart = (language: Locale): Markup => {
  const { pictures, languages } = textsFor(language);
  const { bytes, narrowest, widest } = PICTURE_LIMITS;
  const hint = interpolate(pictures.fileHint, { size: bytes / 1000, narrowest, widest });
  const file = html`<input
    class="input"
    id="picture"
    data-name="${pictures.file}"
    type="file"
    accept="image/png,image/jpeg,image/webp"
    aria-describedby="picture-hint picture-problems"
  />`;
  return html`<form class="card grid gap-4 !p-5" id="picture-form">
    <h2>${pictures.heading}</h2>
    ${field({ id: 'picture', label: pictures.file, hint, control: file })}
    <div class="grid gap-4 lg:grid-cols-2">
      ${LOCALES.map((locale) => {
        const [id, label] = [`alt-${locale}`, interpolate(pictures.alt, { language: languages[locale] })];
        const control = html`<input
          class="input"
          id="${id}"
          data-name="${label}"
          lang="${locale}"
          aria-describedby="${id}-hint ${id}-problems"
        />`;
        return field({ id, label, hint: pictures.altHint, control });
      })}
    </div>
    <p><button class="button-secondary">${pictures.insert}</button></p>
    <p role="status" id="picture-state"></p>
  </form>`;
};
