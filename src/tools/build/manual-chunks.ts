import type { Rollup } from 'vite';

// Modules that the same pages load before they run share a file: separate files for the many small modules of every
// island would compress 5 kB worse per page. Modules that one later moment needs share a file, too, and so do the small
// ones that several of them need. The rest is left to the bundler.

/**
 * The moments after a page has loaded. A file contains the modules that the same moments load, so that none loads the
 * code of another. Code that a step needs before it runs must not be loaded by one of these.
 */
const STAGES = {
  start: [
    'application/ui/IntakeNotice.tsx',
    'field-kinds/ui/text/EmailHint.tsx',
    'steps/ui/Banners.tsx',
    'steps/ui/KeptApplication.tsx',
    'steps/accept-carried-answers.ts',
    'platform/storage/find-previous-application.ts',
  ],
  option: ['field-kinds/ui/remote-select/OptionDetails.tsx'],
  dialog: ['ui/overlays/callables.tsx'],
  code: ['application/ui/otp/ask-for-otp.tsx', 'application/ui/otp/OtpForm.tsx'],
  documents: ['documents/ui/DocumentsForm.tsx', 'documents/ui/DocumentsSection.tsx'],
  review: ['checkout/ui/CheckoutScreen.tsx', 'checkout/ui/ConfirmScreen.tsx', 'steps/ui/remove-step.ts'],
  payment: ['payment/ui/PaymentPanel.tsx', 'payment/ui/qr-picture.ts'],
  return: ['payment/ui/PaymentReturnScreen.tsx'],
  result: ['result/ui/ResultScreen.tsx'],
  copy: ['result/ui/CopyOfApplication.tsx', 'result/ui/InvoiceFacts.tsx'],
};
/** Part of React Call that a dialog loads when it opens. */
const DIALOG_HOST = /\/node_modules\/react-call\/.*\bhost\b/;
/** These follow the review and each other. What two of them need is one file, and what the review needs of it another. */
const AFTER_REVIEW: ReadonlySet<string> = new Set(['payment', 'return', 'result', 'copy']);
/** These open from the documents, the review or a copy, whose file has been loaded by then. */
const FROM_A_STAGE = [
  'result/ui/copy-picture.ts',
  'checkout/ui/SubmitWhenPaid.tsx',
  'documents/ui/PhoneUploadPanel.tsx',
  'documents/ui/cover/open-picture-editor.tsx',
  'platform/pictures/pdf-pages.ts',
  'platform/pictures/picture-tasks.ts',
];
/** A module of several moments that has fewer characters than this is not worth a request of its own. */
const SMALL = 2200;
/** Small modules that many pages load by themselves, also without React. */
const LOADED_ALONE = {
  shared: ['platform/storage/remove-expired.ts', 'platform/storage/utm.ts', 'lib/parse-url.ts'],
  // The dashboard and the screens need these of the guard, of which the dashboard must not load the rest.
  'guard-dashboard': [
    'application/reauthentication.ts',
    'lib/parse-instant.ts',
    'lib/days-after.ts',
    'model/sent-at.ts',
    'model/next-steps.ts',
    'i18n/what-is-left.ts',
  ],
};
/** A small module joins `screens` if it needs nothing but these, and `guard` if it needs nothing but the longer list. */
const WITH_SCREENS = ['core', 'page', 'site', 'shared', 'screens'];
const WITH_GUARD = [...WITH_SCREENS, 'flow', 'guard'];
/** Messages that the first steps load one after the other. */
const FIRST_MESSAGES = /\/locales\/(\w+)\/(?:dialogs|form-help|otp|ranks)\.json$/;

const EVERY_PAGE = /\/src\/layouts\/Layout\.astro\?.*type=script/;
/** Every page with an island has one of these. */
const ISLAND_PAGE = /\/src\/layouts\/(?:Dashboard|Flow)Page\.astro\?.*type=script/;
/** The page that clears this device has no layout, and must not load any of React. */
const SOME_PAGE = /\/src\/(?:layouts\/\w+|pages\/.*\/clear-device)\.astro\?.*type=script/;
/**
 * These also run on pages without an island, such as the consent banner and the help sheet, so they must not load any
 * of React.
 */
const WITHOUT_ISLAND = [
  'platform/consent/consent.ts',
  'platform/unsent-notice.ts',
  'platform/storage/utm.ts',
  'platform/error-reports/reporter.ts',
  'platform/hydration/idle-tasks.ts',
  'layouts/help/help-sheet.ts',
];
const STEP = /\/src\/islands\/(\w+)Step\.tsx$/;
const SCREEN = /\/src\/islands\/\w+Screen\.tsx$/;
const SCREENS = ['islands/flow/FlowScreen.tsx'];
const DASHBOARD = ['islands/Dashboard.tsx'];
const GALLERY = ['islands/Gallery.tsx'];
/** Every step loads these after hydration. Each consists of a dozen small modules, some of which the screens share. */
const GUARD = ['steps/step-guard.ts', 'application/ui/ClearDevice.tsx'];
const SAVING = ['steps/finish-step.ts'];
const RENDERER = /\/node_modules\/(?:react|react-dom)\/[^/]+$/;

/** Fields of most flows share the file of all flows, which the dashboard does not load; those of two flows have their own. */
const FLOW_DATA = /\/src\/(?:flows\/(?!definition\/)|api\/contract\/application\.ts)/;

/** Modules that this file names by their paths below `src/`. */
const NAMED_MODULES: readonly string[] = [
  STAGES,
  { FROM_A_STAGE, WITHOUT_ISLAND, SCREENS, DASHBOARD, GALLERY, GUARD, SAVING },
  LOADED_ALONE,
].flatMap((lists) => Object.values(lists).flat());

type Graph = Pick<Rollup.ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>;
type Roots = RegExp | readonly string[];

const matches = (roots: Roots, id: string): boolean =>
  roots instanceof RegExp ? roots.test(id) : roots.some((path) => id.endsWith(`/src/${path}`));

const isOfStage = (id: string): boolean =>
  [...Object.values(STAGES), FROM_A_STAGE, DIALOG_HOST].some((roots) => matches(roots, id));

const matching = (graph: Graph, roots: Roots): string[] => [...graph.getModuleIds()].filter((id) => matches(roots, id));

/** A module that has moved or got another name would silently make other files. */
function checkNames(graph: Graph): void {
  const ids = [...graph.getModuleIds()];
  const missing = NAMED_MODULES.filter((path) => !ids.some((id) => matches([path], id)));
  if (missing.length > 0)
    throw new Error(`manual-chunks.ts names modules that are not in the build: ${missing.join(', ')}`);
}

function closureOf(graph: Graph, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) closureOf(graph, imported, seen);
  return seen;
}

/** The modules that each of these loads before it runs. */
const loadedBy = (graph: Graph, roots: readonly string[]): ReadonlySet<string>[] =>
  roots.map((id) => closureOf(graph, id));

const inAll = (sets: readonly ReadonlySet<string>[] = [], id: string): boolean =>
  sets.length > 0 && sets.every((set) => set.has(id));
const inMost = (sets: readonly ReadonlySet<string>[] = [], id: string): boolean =>
  sets.filter((set) => set.has(id)).length > sets.length / 2;
const inTwo = (sets: readonly ReadonlySet<string>[] = [], id: string): boolean =>
  sets.filter((set) => set.has(id)).length > 1;
const inSome = (sets: readonly ReadonlySet<string>[] = [], id: string): boolean => sets.some((set) => set.has(id));

/** Whatever loads a module also loads its imports, so no two groups import each other. */
function groupsOf(graph: Graph): (id: string) => string | undefined {
  // The build of the server has no scripts of pages, and its files need no groups.
  if (matching(graph, EVERY_PAGE).length === 0) return () => undefined;
  checkNames(graph);
  const by = (roots: Roots) => loadedBy(graph, matching(graph, roots));
  const [everyPage, islandPage, somePage] = [EVERY_PAGE, ISLAND_PAGE, SOME_PAGE].map(by);
  const [steps, screens, guard, saving] = [STEP, SCREEN, GUARD, SAVING].map(by);
  const [dashboard, gallery, renderer, withoutIsland] = [DASHBOARD, GALLERY, RENDERER, WITHOUT_ISLAND].map(by);
  const flowsOf = (id: string): string[] => {
    const roots = matching(graph, STEP).filter((root) => closureOf(graph, root).has(id));
    return [...new Set(roots.map((root) => (STEP.exec(root)?.[1] ?? '').toLowerCase()))].sort();
  };
  // A copy takes the place of the result, so it counts as a screen.
  const lazy = matching(graph, SCREENS).flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  lazy.push(...matching(graph, STAGES.copy));
  const lazyScreens = loadedBy(graph, lazy);
  const stages = Object.entries(STAGES).map(
    ([stage, roots]) => [stage, [...by(roots), ...(stage === 'dialog' ? by(DIALOG_HOST) : [])]] as const,
  );
  const later = [...graph.getModuleIds()].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const others = loadedBy(
    graph,
    [...new Set(later)].filter((id) => !isOfStage(id)),
  );
  /** The group of the pages or of the moment that load a module, or the names of all moments that do. */
  const groupOf = (id: string): string | readonly string[] | undefined => {
    if (inSome(renderer, id)) return 'core';
    if (graph.getModuleInfo(id)?.isEntry) return undefined;
    const [alone] = Object.entries(LOADED_ALONE).find(([, modules]) => matches(modules, id)) ?? [];
    if (alone) return alone;
    const messages = FIRST_MESSAGES.exec(id);
    if (messages) return `messages-${messages[1] ?? ''}`;
    if (inSome(everyPage, id)) return 'site';
    if (inAll(islandPage, id)) return 'page';
    if (inSome(somePage, id) || inSome(withoutIsland, id)) {
      if (inAll(steps, id)) return 'page';
      if (inTwo(withoutIsland, id)) return 'shared';
      // The bundler would put them into the file of the group that imports them, together with React.
      return [guard, saving, lazyScreens, ...stages.map(([, sets]) => sets)].some((sets) => inSome(sets, id))
        ? 'shared'
        : undefined;
    }
    if (FLOW_DATA.test(id)) {
      if (inMost(steps, id)) return 'flow';
      const flows = flowsOf(id);
      return flows.length > 1 ? flows.join('-') : undefined;
    }
    if (!inAll(steps, id)) {
      if (inSome(guard, id)) return 'guard';
      if (inSome(saving, id)) return inSome(lazyScreens, id) ? 'guard' : 'saving';
      // The islands of the screens and of the dashboard share the ports of the dashboard.
      if (inMost(lazyScreens, id) || (inAll(screens, id) && inSome(dashboard, id))) return 'screens';
      const own = stages.filter(([, sets]) => inSome(sets, id)).map(([stage]) => stage);
      if (own.length === 0) return undefined;
      // Other pages load parts of it, too, and must not load the rest.
      const besides = Object.entries({ dashboard, gallery, others }).filter(([, sets]) => inSome(sets, id));
      return [...own, ...besides.map(([name]) => name)];
    }
    // A lazy screen that needs one module of a step must not load all of the step.
    if (inAll(screens, id) || inSome(lazyScreens, id))
      return inSome(dashboard, id) || inSome(gallery, id) ? 'core' : 'flow';
    if (inSome(gallery, id)) return 'fields';
    return inSome(dashboard, id) ? 'form' : 'step';
  };
  const isSmall = (id: string): boolean => (graph.getModuleInfo(id)?.code?.length ?? SMALL) < SMALL;
  /** Whether a module needs nothing but these groups and small modules, so that it may travel with one of these. */
  const needsOnly = (id: string, names: readonly string[]): boolean =>
    [...closureOf(graph, id)].every((one) => {
      const group = groupOf(one);
      return typeof group === 'string' ? names.includes(group) : isSmall(one);
    });
  return (id) => {
    const group = groupOf(id);
    if (group === undefined || typeof group === 'string') return group;
    if (group.length === 1) return group[0];
    if (group.every((name) => AFTER_REVIEW.has(name))) return 'outcome';
    if (group.every((name) => name === 'review' || AFTER_REVIEW.has(name))) return 'checkout';
    if (needsOnly(id, WITH_SCREENS)) return 'screens';
    // The dashboard and the gallery load no guard.
    if (!inSome(dashboard, id) && !inSome(gallery, id) && needsOnly(id, WITH_GUARD)) return 'guard';
    return [...new Set(group.map((name) => (AFTER_REVIEW.has(name) ? 'outcome' : name)))].join('-');
  };
}

const groups = new WeakMap<Graph['getModuleInfo'], (id: string) => string | undefined>();

/** The name of a module's file in the browser; `undefined` leaves the choice to the bundler. */
export function chunkNameOf(id: string, graph: Graph): string | undefined {
  const group = groups.get(graph.getModuleInfo) ?? groupsOf(graph);
  groups.set(graph.getModuleInfo, group);
  return group(id);
}
