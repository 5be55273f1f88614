import { after, messages, type Recipe } from './edit.ts';

export const word: Recipe = {
  recipe: 'add-a-message',
  edits: [
    messages('locales/th/footer.json', { hours: 'เปิดทำการวันจันทร์ถึงวันศุกร์' }),
    messages('locales/en/footer.json', { hours: 'Open Monday to Friday' }),
    after(
      'src/layouts/Footer.astro',
      '<li>{messages.fax} {site.fax[locale]}</li>',
      '\n        <li>{messages.hours}</li>',
    ),
  ],
  tests: ['tests/i18n/'],
  leftOut: { file: 'locales/en/footer.json', namedBy: 'build', says: 'locales/en/footer.json has no footer.hours' },
};
