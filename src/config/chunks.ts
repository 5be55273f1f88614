/**
 * Small modules that every page with an island, or every step, loads anyway. Each group travels as one file: compressed apart, they
 * cost a step page 5 kB more. A module that only some pages need, or that comes late, is named nowhere here.
 */
const TOGETHER: readonly (readonly [chunk: string, modules: RegExp])[] = [
  // Pages without an island load it too: nothing of React may stand here.
  [
    'site',
    /\/src\/(?:config\/(?:locale-path|locales|hosts|constants|storage-keys|flows|routes|env)|lib\/(?:fill|after-load)|i18n\/late-words)\.ts$|astro:env|vite\/(?:preload|dynamic-import)-helper/,
  ],
  ['core', /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//],
  ['core', /\/src\/ui\/(?:Button|ButtonLink|Notice|RetryPanel|Skeleton|button-class|tone|overlays\/open)\.tsx?$/],
  // Read before an island wakes, without the rest of the engine.
  ['storage', /\/src\/state\/(?:storage|envelope|early-draft|reload-guard)\.ts$|\/src\/wake\/lost-code\.ts$/],
  ['core', /\/node_modules\/(?:valibot|nanostores|@nanostores)\//],
  ['core', /\/src\/api\/(?:errors|endpoint|address|pending|server-time|http|call|contract\/(?:shared|general))\.ts$/],
  ['core', /\/src\/(?:model\/(?:lookup|payment|application)|state\/(?:flow-stores|storage-engine|persisted))\.ts$/],
  ['core', /\/src\/engine\/(?:for-flow|use-late|EntryProblem|campaign\/LateCampaign)\.tsx?$/],
  [
    'core',
    /\/src\/engine\/(?:ports|context|address|journey|place|session|entry|failure-text|act|review-return|press-again|code\/ask)\.ts$/,
  ],
  ['fields', /\/src\/ui\/(?:\w+Field|Field\w*|ChoiceTiles|ErrorSummary|SafeHtml|options|field-text)\.tsx?$/],
  ['fields', /\/src\/engine\/form\/(?:fault-text|field-id|PhoneEntryField)\.tsx?$/],
  ['form', /\/node_modules\/(?:react-hook-form|@hookform)\/|\/src\/model\/step-schema\.ts$/],
  ['answers', /\/src\/flows\/(?:registration|fields\/(?:person|schooling|address|campaign|funding))\.ts$/],
];
/** Comes only when a form asks for it. */
const LATE = '/src/ui/ComboboxField.tsx';

/** Name of the file a module of the browser's code travels in; `undefined` leaves it to the bundler. */
export const chunkOf = (id: string): string | undefined =>
  id.endsWith(LATE) ? undefined : TOGETHER.find(([, modules]) => modules.test(id))?.[0];
