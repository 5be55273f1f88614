// What a page hands over to the browser or the system may go nowhere: old browsers and those inside other apps have no clipboard, no
// downloads, no printing and no window for files. Each place has a way in every profile, and a test that shows the last resort.
import { describe, expect, test } from 'vitest';
import { profiles, type ProfileName } from '../../e2e/support/in-app-profiles.ts';
import { CODE, filesIn, read, readCode } from './sources.ts';

const HAND_OVERS = {
  'copies to the clipboard': /\bclipboard\b\s*[?.]|execCommand/,
  'shares with another app': /\bnavigator\s*\??\.\s*(?:share|canShare)\b|\{[^}]*\bshare\b[^}]*\}\s*=\s*navigator\b/,
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
  /** What an applicant gets by the press, in browsers of their own and inside apps; a profile that differs has its own. */
  readonly ways: { readonly ownBrowser: string; readonly inApp: string } & Readonly<
    Partial<Record<ProfileName, string>>
  >;
  /** The step of e2e/journeys/in-app.spec.ts that tries it in every profile. */
  readonly tried: string;
  /** A file of tests, and a part of the title of one. */
  readonly proof: readonly [file: string, title: string];
}

const TABLE: readonly Row[] = [
  {
    does: 'copies to the clipboard',
    file: 'src/ui/CopyButton.tsx',
    ways: { ownBrowser: 'the button says that it is copied', inApp: 'a field with the selected text, to copy by hand' },
    tried: 'copies',
    proof: ['tests/ui/copy-button.test.tsx', 'the text is selected in a field'],
  },
  {
    does: 'copies to the clipboard',
    file: 'src/platform/in-app-browser-notice.ts',
    ways: {
      ownBrowser: 'no bar, because nobody has to leave',
      inApp: 'the bar names the menu of the app, which opens or copies the page',
    },
    tried: 'leaves the app',
    proof: ['tests/platform/in-app-browser-notice.test.ts', 'the menu of the app is named'],
  },
  {
    does: 'opens another browser',
    file: 'src/lib/in-app-browser.ts',
    ways: {
      ownBrowser: 'no bar, because nobody has to leave',
      inApp: 'one press, and beside it the address can be copied, because an app may ignore it',
      'LINE on Android': 'LINE reads a parameter of the address; the address can be copied',
      'LINE on an iPhone': 'LINE reads a parameter of the address; the address can be copied',
    },
    tried: 'leaves the app',
    proof: ['tests/lib/in-app-browser.test.ts', 'an address without https is only copied'],
  },
  {
    does: 'saves a file',
    file: 'src/payment/ui/SaveQr.tsx',
    ways: {
      ownBrowser: 'the picture is saved',
      inApp: 'a hint after the press: press and hold the code on the page and save it as a picture',
    },
    tried: 'saves the picture of the code',
    proof: ['tests/payment/ui/open-qr.test.tsx', 'if no picture can be drawn, the bare code is saved'],
  },
  {
    does: 'shares with another app',
    file: 'src/ui/share-file.ts',
    ways: {
      ownBrowser:
        'the share sheet of the system with the picture, where the system shares files; else the picture can be saved',
      inApp:
        'a hint after the press: press and hold the code, and send it by hand; the copy, which stands in the page, has no button',
      'LINE on an iPhone': 'the share sheet where the app lets it open; otherwise the hint',
      'Facebook on an iPhone': 'the share sheet where the app lets it open; otherwise the hint',
      'Instagram on an iPhone': 'the share sheet where the app lets it open; otherwise the hint',
      'TikTok on an iPhone': 'the share sheet where the app lets it open; otherwise the hint',
    },
    tried: 'shares the picture of the code',
    proof: ['tests/payment/ui/open-qr.test.tsx', 'how to send the picture by hand'],
  },
  {
    does: 'saves a file',
    file: 'src/result/ui/CopyPictureButton.tsx',
    ways: {
      ownBrowser: 'the picture of the copy is saved',
      inApp: 'the picture stands in the page, and a hint after the press says to press and hold it',
    },
    tried: 'keeps a copy of what was sent',
    proof: ['tests/result/ui/copy-of-application.test.tsx', 'for browsers that save nothing'],
  },
  {
    does: 'saves a file',
    file: 'src/dashboard/ui/AddToCalendar.tsx',
    ways: {
      ownBrowser: 'the file of the calendar is saved',
      inApp:
        'beside it a link, in the same tab, to Google Calendar; a hint after the press names the link and the browsers that save files',
    },
    tried: 'saves the day',
    proof: ['tests/dashboard/ui/add-to-calendar.test.tsx', 'a hint explains the alternative'],
  },
  {
    does: 'makes an address for an object',
    file: 'src/dashboard/ui/AddToCalendar.tsx',
    ways: {
      ownBrowser: 'the file of the calendar is saved',
      inApp: 'the same hint; the address lives on, because some browsers read it late',
    },
    tried: 'saves the day',
    proof: ['tests/dashboard/ui/add-to-calendar.test.tsx', 'if no URL can be created'],
  },
  {
    does: 'makes an address for an object',
    file: 'src/documents/ui/use-object-url.ts',
    ways: {
      ownBrowser: 'a preview of the file, and the picture that is covered or straightened',
      inApp: 'no preview: the row of the file has its name, and the photo can be sent as it is',
    },
    tried: 'chooses a file',
    proof: ['tests/documents/ui/documents-form.test.tsx', 'a browser without previews'],
  },
  {
    does: 'prints',
    file: 'src/ui/PrintButton.tsx',
    ways: { ownBrowser: 'the window for printing', inApp: 'a hint to take a screenshot' },
    tried: 'prints',
    proof: ['tests/ui/print-button.test.tsx', 'says what to do instead'],
  },
  {
    does: 'opens the files of the device',
    file: 'src/documents/ui/AllDocumentsDrop.tsx',
    ways: {
      ownBrowser: 'the window for files',
      inApp: 'not shown on touch screens, where each document has its own buttons',
    },
    tried: 'chooses a file',
    proof: ['tests/documents/ui/documents-form.test.tsx', 'are sent once the applicant has sorted them'],
  },
  {
    does: 'opens the files of the device',
    file: 'src/documents/ui/FilePicker.tsx',
    ways: {
      ownBrowser: 'the window for files',
      inApp: 'a hint names the browsers that open files, and how to continue there',
    },
    tried: 'chooses a file',
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

  test.each(TABLE)('$file $does: $ways.inApp', ({ proof: [file, title], tried }) => {
    expect(read(file)).toContain(title);
    expect(read('e2e/journeys/in-app.spec.ts')).toContain(`test.step('${tried}'`);
  });

  test('in every profile of a browser there is a way', () => {
    expect(profiles).toHaveLength(10);
    const without = TABLE.flatMap(({ does, file, ways }) =>
      profiles
        .filter(({ name, isApp }) => (ways[name] ?? (isApp ? ways.inApp : ways.ownBrowser)) === '')
        .map(({ name }) => `${file} ${does}: ${name}`),
    );
    expect(without).toEqual([]);
  });

  test.each<readonly [HandOver, string]>([
    ['copies to the clipboard', "await navigator.clipboard?.writeText('x')"],
    ['copies to the clipboard', "document.execCommand('copy')"],
    ['shares with another app', 'navigator.share({ url })'],
    ['shares with another app', 'const { share, canShare } = navigator as Partial<Navigator>;'],
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
