/** Packages and parts that almost every interactive page needs at once. */
const GROUPS: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', /\/node_modules\/(?:react|react-dom|scheduler)\//],
  [
    'form',
    /\/src\/ui\/(?:Button|ButtonLink|ChoiceTiles|ErrorSummary|Field|FieldError|Notice|PhoneField|RetryPanel|SelectField|Skeleton|Spinner|TextAreaField|TextField|tone|button-class|field-text|options)\.tsx?$/,
  ],
];

/**
 * Which file of the build a module goes into. Left alone, the bundler makes one small file for every set of pages that share
 * something: compressed apart they weigh four kilobytes more than together, and each is a request of its own on a slow line.
 */
export const sharedChunks = (id: string): string | undefined => GROUPS.find(([, modules]) => modules.test(id))?.[0];
