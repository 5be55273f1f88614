// What a page hands over to the browser or the system may go nowhere: old browsers and those inside other apps have no clipboard, no
// downloads, no printing and no window for files. Each place has a last resort, and a test that shows it.
import { describe, expect, test } from 'vitest';
import { CODE, filesIn, read, readCode } from './sources.ts';

const HAND_OVERS = {
  'copies to the clipboard': /\bclipboard\b\s*[?.]|execCommand/,
  'shares with another app': /\bnavigator\s*\??\.\s*(?:share|canShare)\b/,
  'saves a file': /\bdownload=|\.download\s*=|\bdownload:/,
  'makes an address for an object': /\bcreateObjectURL\b/,
  prints: /\b(?:window|globalThis|self)\??\.print\b/,
  'opens a window': /\b(?:window|globalThis|self)\.open\b/,
  'opens the files of the device': /\btype(?:=|: ?)["']file["']|showOpenFilePicker/,
  'opens another browser': /intent:\/\/|x-safari-|openExternalBrowser/,
} as const;
type HandOver = keyof typeof HAND_OVERS;

interface Row {
  readonly does: HandOver;
  readonly file: string;
  /** What an applicant still has where it goes nowhere. */
  readonly lastResort: string;
  /** A file of tests, and a part of the title of one. */
  readonly proof: readonly [file: string, title: string];
}

const TABLE: readonly Row[] = [
  {
    does: 'copies to the clipboard',
    file: 'src/ui/CopyButton.tsx',
    lastResort: 'a field with the selected text, to copy by hand',
    proof: ['tests/ui/copy-button.test.tsx', 'the text is selected in a field'],
  },
  {
    does: 'copies to the clipboard',
    file: 'src/platform/in-app-browser-notice.ts',
    lastResort: 'the bar names the menu of the app, which opens or copies the page',
    proof: ['tests/platform/in-app-browser-notice.test.ts', 'the menu of the app is named'],
  },
  {
    does: 'opens another browser',
    file: 'src/lib/in-app-browser.ts',
    lastResort: 'no link where none is known to work; beside it the address can be copied',
    proof: ['tests/lib/in-app-browser.test.ts', 'an address without https is only copied'],
  },
  {
    does: 'saves a file',
    file: 'src/payment/ui/SaveQr.tsx',
    lastResort: 'a hint after the press: press and hold the code on the page and save it as a picture',
    proof: ['tests/payment/ui/open-qr.test.tsx', 'where no picture can be drawn, the bare code is saved'],
  },
  {
    does: 'saves a file',
    file: 'src/dashboard/ui/CalendarButton.tsx',
    lastResort: 'a hint after the press names the browsers that save files; the day itself stands on the card',
    proof: ['tests/dashboard/ui/calendar-button.test.tsx', 'what to do where none is saved is said'],
  },
  {
    does: 'makes an address for an object',
    file: 'src/dashboard/ui/CalendarButton.tsx',
    lastResort: 'the same hint; the address lives on, because some browsers read it late',
    proof: ['tests/dashboard/ui/calendar-button.test.tsx', 'where no address can be made'],
  },
  {
    does: 'makes an address for an object',
    file: 'src/documents/ui/DocumentCard.tsx',
    lastResort: 'no preview; the row of the file has its name, its size and what became of it',
    proof: ['tests/documents/ui/documents-form.test.tsx', 'a browser that can show no preview'],
  },
  {
    does: 'prints',
    file: 'src/ui/PrintButton.tsx',
    lastResort: 'a hint to take a screenshot',
    proof: ['tests/ui/print-button.test.tsx', 'says what to do instead'],
  },
  {
    does: 'opens the files of the device',
    file: 'src/documents/ui/FilePicker.tsx',
    lastResort: 'a hint names the browsers that open files, and how to continue there',
    proof: ['tests/documents/ui/file-picker.test.tsx', 'a press says where files can be chosen'],
  },
];

/** Tools and the sandbox are for those who work on the site. */
const files = filesIn('src', CODE).filter((file) => !/^src\/(?:tools|sandbox)\//.test(file));

describe('what is handed over', () => {
  test('each place has its row, and each row its place', () => {
    const found = files.flatMap((file) =>
      Object.entries(HAND_OVERS).flatMap(([does, pattern]) =>
        pattern.test(readCode(file)) ? [`${file} ${does}`] : [],
      ),
    );
    expect(found.sort()).toEqual(TABLE.map(({ file, does }) => `${file} ${does}`).sort());
  });

  test.each(TABLE)('$file $does: $lastResort', ({ proof: [file, title] }) => {
    expect(read(file)).toContain(title);
  });

  test.each<readonly [HandOver, string]>([
    ['copies to the clipboard', "await navigator.clipboard?.writeText('x')"],
    ['copies to the clipboard', "document.execCommand('copy')"],
    ['shares with another app', 'navigator.share({ url })'],
    ['saves a file', '<a href={url} download="x.png">'],
    ['saves a file', "link.download = 'x.ics';"],
    ['makes an address for an object', 'URL.createObjectURL(blob)'],
    ['prints', 'onClick={() => window.print()}'],
    ['opens a window', "window.open('/x')"],
    ['opens the files of the device', '<input type="file" />'],
    ['opens another browser', '`intent://${rest}`'],
  ])('the search knows what %s: %s', (does, text) => {
    expect(HAND_OVERS[does].test(text)).toBe(true);
  });
});
