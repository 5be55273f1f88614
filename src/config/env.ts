/**
 * The one door to the environment inside the site; the schema in `env-schema.ts` has already checked every value.
 * A variable gets its line here with its first reader.
 */
export {
  PUBLIC_API_ORIGIN,
  PUBLIC_APP_TOKEN_HEADER,
  PUBLIC_BANK_ORIGINS,
  PUBLIC_CARD_MERCHANT_ID,
  PUBLIC_CARD_PUBLIC_KEY,
  PUBLIC_CARD_SCRIPT_HOST,
  PUBLIC_CAREER_QUIZ_URL,
  PUBLIC_COURSE_FINDER_URL,
  PUBLIC_DASHBOARD_URL,
  PUBLIC_REGISBACHELOR_URL,
  PUBLIC_REGISGRADUATE_URL,
  PUBLIC_REGISSCHOLARSHIP_URL,
  PUBLIC_REGISSHORTCOURSE_URL,
} from 'astro:env/client';
