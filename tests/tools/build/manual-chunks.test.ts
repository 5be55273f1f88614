import { describe, expect, test } from 'vitest';
import { chunkNameOf } from '../../../src/tools/build/manual-chunks.ts';

const LAYOUT = '/src/layouts/Layout.astro?astro&type=script&index=0&lang.ts';
const STATIC: Readonly<Record<string, readonly string[]>> = {
  [LAYOUT]: ['/src/config/routes.ts'],
  '/src/layouts/FlowPage.astro?astro&type=script&index=0&lang.ts': [
    '/src/platform/storage/storage.ts',
    '/src/platform/hydration/chunk-error.ts',
  ],
  '/src/layouts/DashboardPage.astro?astro&type=script&index=0&lang.ts': ['/src/platform/hydration/chunk-error.ts'],
  '/src/islands/BachelorStep.tsx': ['/src/flows/bachelor.ts', '/src/steps/ui/StepForm.tsx'],
  '/src/islands/GraduateStep.tsx': ['/src/flows/graduate.ts', '/src/steps/ui/StepForm.tsx'],
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
    '/src/platform/storage/storage.ts',
    '/src/steps/step-navigation.ts',
    '/src/ui/TextField.tsx',
    '/node_modules/react-hook-form/index.js',
  ],
  '/src/platform/consent/consent.ts': ['/src/ui/adopt-styles.ts', '/src/platform/consent/banner.ts'],
  '/src/review/ui/ConfirmScreen.tsx': [
    '/src/steps/step-navigation.ts',
    '/src/application/resume.ts',
    '/src/ui/adopt-styles.ts',
  ],
  '/src/payment/ui/PaymentPanel.tsx': [
    '/src/payment/payment-store.ts',
    '/src/ui/CopyButton.tsx',
    '/src/ui/OfficeContact.tsx',
    '/src/ui/Countdown.tsx',
  ],
  '/src/payment/ui/ResultScreen.tsx': ['/src/ui/OfficeContact.tsx', '/src/ui/CopyButton.tsx'],
  '/src/dashboard/ui/SignIn.tsx': ['/src/ui/CopyButton.tsx'],
  '/src/api/client.ts': ['/src/config/routes.ts'],
  '/src/steps/step-guard.ts': ['/src/api/client.ts', '/src/application/current-application.ts'],
  '/src/steps/submit-form.ts': [
    '/src/steps/ui/StepForm.tsx',
    '/src/application/register.ts',
    '/src/application/resume.ts',
  ],
};
const LAZY: Readonly<Record<string, readonly string[]>> = {
  '/src/islands/flow/FlowScreen.tsx': ['/src/review/ui/ConfirmScreen.tsx', '/src/payment/ui/ResultScreen.tsx'],
  '/src/review/ui/ConfirmScreen.tsx': ['/src/payment/ui/PaymentPanel.tsx'],
  '/src/islands/Dashboard.tsx': ['/src/dashboard/ui/SignIn.tsx'],
};

const ids = [...new Set([...Object.keys(STATIC), ...Object.values(STATIC).flat()])];
const graph = {
  getModuleIds: () => ids.values(),
  getModuleInfo: (id: string) => ({
    importedIds: STATIC[id] ?? [],
    dynamicallyImportedIds: LAZY[id] ?? [],
    isEntry: id.includes('/islands/') || id.includes('type=script'),
  }),
} as unknown as Parameters<typeof chunkNameOf>[1];

describe('modules travel with those that the same pages load', () => {
  test.each([
    ['what every page loads', '/src/config/routes.ts', 'site'],
    ['what every island loads', '/src/ui/Button.tsx', 'core'],
    ['what every island of a flow loads', '/src/api/client.ts', 'flow'],
    ['what every page with an island loads', '/src/platform/hydration/chunk-error.ts', 'page'],
    ['what scripts of pages load before the island', '/src/platform/storage/storage.ts', 'page'],
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
    ['what the payment shares with the result', '/src/ui/OfficeContact.tsx', 'payment-result'],
    ['what both share with the dashboard', '/src/ui/CopyButton.tsx', 'payment-result-others'],
    ['what the dashboard loads later', '/src/dashboard/ui/SignIn.tsx', undefined],
    ['the data of one flow', '/src/flows/bachelor.ts', undefined],
    ['a page that is entered', LAYOUT, undefined],
  ])('%s', (_what, id, group) => {
    expect(chunkNameOf(id, graph)).toBe(group);
  });
});
