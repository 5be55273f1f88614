import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chunkNameOf, NAMED_MODULES } from '../../../src/tools/build/manual-chunks.ts';

const LAYOUT = '/src/layouts/Layout.astro?astro&type=script&index=0&lang.ts';
const STATIC: Readonly<Record<string, readonly string[]>> = {
  [LAYOUT]: ['/src/config/routes.ts'],
  '/src/layouts/FlowPage.astro?astro&type=script&index=0&lang.ts': [
    '/src/platform/storage/browser-storage.ts',
    '/src/platform/hydration/chunk-error.ts',
  ],
  '/src/layouts/DashboardPage.astro?astro&type=script&index=0&lang.ts': ['/src/platform/hydration/chunk-error.ts'],
  '/src/islands/BachelorStep.tsx': ['/src/flows/bachelor.ts', '/src/steps/ui/StepForm.tsx'],
  '/src/islands/GraduateStep.tsx': ['/src/flows/graduate.ts', '/src/steps/ui/StepForm.tsx'],
  '/src/islands/ShortCourseStep.tsx': ['/src/flows/short-course.ts', '/src/steps/ui/StepForm.tsx'],
  '/src/islands/ScholarshipStep.tsx': ['/src/flows/scholarship.ts', '/src/steps/ui/StepForm.tsx'],
  '/src/flows/bachelor.ts': ['/src/flows/admission.ts', '/src/flows/fields/person.ts'],
  '/src/flows/graduate.ts': ['/src/flows/admission.ts', '/src/flows/fields/person.ts'],
  '/src/flows/short-course.ts': ['/src/flows/fields/person.ts'],
  '/src/islands/BachelorScreen.tsx': ['/src/flows/bachelor.ts', '/src/islands/flow/FlowScreen.tsx'],
  '/src/islands/Dashboard.tsx': [
    '/src/ui/Button.tsx',
    '/src/ui/TextField.tsx',
    '/node_modules/react-hook-form/index.js',
  ],
  '/src/islands/Gallery.tsx': ['/src/ui/TextField.tsx'],
  '/src/islands/flow/FlowScreen.tsx': ['/src/api/client.ts', '/src/ui/Button.tsx'],
  '/src/steps/ui/StepForm.tsx': [
    '/src/ui/Button.tsx',
    '/src/api/client.ts',
    '/src/platform/storage/browser-storage.ts',
    '/src/steps/step-navigation.ts',
    '/src/ui/TextField.tsx',
    '/node_modules/react-hook-form/index.js',
  ],
  '/src/platform/consent/consent.ts': [
    '/src/ui/adopt-styles.ts',
    '/src/platform/consent/banner.ts',
    '/src/platform/element.ts',
  ],
  '/src/layouts/help/help-sheet.ts': ['/src/platform/element.ts'],
  '/src/checkout/ui/ConfirmScreen.tsx': [
    '/src/steps/step-navigation.ts',
    '/src/application/resume.ts',
    '/src/ui/adopt-styles.ts',
    '/src/payment/payment-client.ts',
  ],
  '/src/payment/ui/PaymentPanel.tsx': [
    '/src/payment/payment-store.ts',
    '/src/payment/payment-client.ts',
    '/src/ui/CopyButton.tsx',
    '/src/ui/OfficeContact.tsx',
    '/src/ui/Badge.tsx',
    '/src/ui/StatusNotice.tsx',
    '/src/ui/Skeleton.tsx',
    '/src/application/ui/PrintedAddress.tsx',
  ],
  '/src/result/ui/ResultScreen.tsx': [
    '/src/payment/payment-client.ts',
    '/src/ui/OfficeContact.tsx',
    '/src/ui/Badge.tsx',
    '/src/application/ui/PrintedAddress.tsx',
  ],
  '/src/result/ui/CopyOfApplication.tsx': ['/src/result/copy-of-application.ts'],
  '/src/dashboard/ui/SignIn.tsx': ['/src/ui/CopyButton.tsx', '/src/ui/Skeleton.tsx'],
  '/src/ui/StatusNotice.tsx': ['/src/ui/Button.tsx', '/src/ui/Skeleton.tsx'],
  '/src/application/ui/PrintedAddress.tsx': ['/src/application/current-application.ts'],
  '/src/documents/ui/DocumentsForm.tsx': [
    '/src/documents/upload-state.ts',
    '/src/ui/StatusNotice.tsx',
    '/src/application/ui/PrintedAddress.tsx',
  ],
  '/src/documents/ui/PhoneUploadPanel.tsx': ['/src/documents/upload-state.ts'],
  '/src/api/client.ts': ['/src/config/routes.ts'],
  '/src/steps/step-guard.ts': ['/src/api/client.ts', '/src/application/current-application.ts'],
  '/src/steps/finish-step.ts': [
    '/src/steps/ui/StepForm.tsx',
    '/src/application/register.ts',
    '/src/application/resume.ts',
  ],
};
const LAZY: Readonly<Record<string, readonly string[]>> = {
  '/src/islands/flow/FlowScreen.tsx': [
    '/src/checkout/ui/ConfirmScreen.tsx',
    '/src/result/ui/ResultScreen.tsx',
    '/src/documents/ui/DocumentsForm.tsx',
  ],
  '/src/result/ui/ResultScreen.tsx': ['/src/result/ui/InvoiceFacts.tsx', '/src/result/ui/CopyOfApplication.tsx'],
  '/src/documents/ui/DocumentsForm.tsx': ['/src/documents/ui/PhoneUploadPanel.tsx'],
  '/src/checkout/ui/ConfirmScreen.tsx': ['/src/payment/ui/PaymentPanel.tsx'],
  '/src/islands/Dashboard.tsx': ['/src/dashboard/ui/SignIn.tsx', '/locales/th/otp.json', '/locales/th/errors.json'],
};
/** All other modules are long. */
const SHORT = new Set([
  '/src/ui/Badge.tsx',
  '/src/ui/StatusNotice.tsx',
  '/src/ui/Skeleton.tsx',
  '/src/application/ui/PrintedAddress.tsx',
]);

const named = NAMED_MODULES.map((path) => `/src/${path}`);
const ids = [
  ...new Set([...named, ...Object.keys(STATIC), ...[...Object.values(STATIC), ...Object.values(LAZY)].flat()]),
];
const graphOf = (modules: readonly string[]) =>
  ({
    getModuleIds: () => modules.values(),
    getModuleInfo: (id: string) => ({
      importedIds: STATIC[id] ?? [],
      dynamicallyImportedIds: LAZY[id] ?? [],
      code: (SHORT.has(id) ? 'x' : 'x'.repeat(10_000)) as string | null,
      isEntry: id.includes('/islands/') || id.includes('type=script'),
    }),
  }) as unknown as Parameters<typeof chunkNameOf>[1];
const graph = graphOf(ids);

describe('modules travel with those that the same pages load', () => {
  test.each([
    ['what every page loads', '/src/config/routes.ts', 'site'],
    ['what every island loads', '/src/ui/Button.tsx', 'core'],
    ['what every island of a flow loads', '/src/api/client.ts', 'flow'],
    ['what every page with an island loads', '/src/platform/hydration/chunk-error.ts', 'page'],
    ['what scripts of pages load before the island', '/src/platform/storage/browser-storage.ts', 'page'],
    ['what every step loads, and nothing else', '/src/steps/ui/StepForm.tsx', 'step'],
    ['components that steps share with the gallery', '/src/ui/TextField.tsx', 'fields'],
    ['what steps share with the forms of the dashboard', '/node_modules/react-hook-form/index.js', 'form'],
    ['what a lazy screen shares with the steps', '/src/steps/step-navigation.ts', 'flow'],
    ['what every step loads after its hydration', '/src/application/current-application.ts', 'guard'],
    ['what a press on Continue shares with a lazy screen', '/src/application/resume.ts', 'guard'],
    ['what only a press on Continue needs', '/src/application/register.ts', 'saving'],
    ['what a lazy screen shares with pages without React', '/src/ui/adopt-styles.ts', 'shared'],
    ['what only pages without React load later', '/src/platform/consent/banner.ts', undefined],
    ['what the payment alone needs', '/src/payment/payment-store.ts', 'payment'],
    ['a screen that opens at one moment', '/src/payment/ui/PaymentPanel.tsx', 'payment'],
    ['what the payment shares with the result', '/src/ui/OfficeContact.tsx', 'outcome'],
    ['even if it is short', '/src/ui/Badge.tsx', 'outcome'],
    ['what the review shares with those after it', '/src/payment/payment-client.ts', 'checkout'],
    ['what the payment shares with the dashboard', '/src/ui/CopyButton.tsx', 'outcome-others'],
    ['a short module of several moments', '/src/ui/StatusNotice.tsx', 'screens'],
    ['a short module that the dashboard loads, too', '/src/ui/Skeleton.tsx', 'screens'],
    ['a short module that needs the guard', '/src/application/ui/PrintedAddress.tsx', 'guard'],
    ['two screens of one moment', '/src/result/ui/InvoiceFacts.tsx', 'copy'],
    ['what one of them needs', '/src/result/copy-of-application.ts', 'copy'],
    ['what opens from the documents', '/src/documents/ui/PhoneUploadPanel.tsx', undefined],
    ['what that shares with the documents', '/src/documents/upload-state.ts', 'documents'],
    ['messages that the first steps load', '/locales/th/otp.json', 'messages-th'],
    ['other messages', '/locales/th/errors.json', undefined],
    ['what many pages load alone', '/src/platform/storage/utm.ts', 'shared'],
    ['a list that forms load when they need it', '/src/config/countries.ts', undefined],
    ['what two parts without React share', '/src/platform/element.ts', 'shared'],
    ['what the dashboard loads later', '/src/dashboard/ui/SignIn.tsx', undefined],
    ['the data of one flow', '/src/flows/bachelor.ts', undefined],
    ['the data of two flows', '/src/flows/admission.ts', 'bachelor-graduate'],
    ['the data of most flows', '/src/flows/fields/person.ts', 'flow'],
    ['a page that is entered', LAYOUT, undefined],
  ])('%s', (_what, id, group) => {
    expect(chunkNameOf(id, graph)).toBe(group);
  });
});

test('a module that is named and not in the build stops it', () => {
  const withoutGuard = graphOf(ids.filter((id) => id !== '/src/steps/step-guard.ts'));
  expect(() => chunkNameOf('/src/ui/Button.tsx', withoutGuard)).toThrow(/not in the build: steps\/step-guard\.ts$/);
});

test('the modules of this test exist', () => {
  const missing = ids
    .map((id) => id.replace(/\?.*/, '').slice(1))
    .filter((file) => file.startsWith('src/') && !existsSync(file));
  expect(missing).toEqual([]);
});
