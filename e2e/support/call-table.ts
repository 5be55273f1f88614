/**
 * Every call of docs/spec.md, section 7, copied by hand in the same order. The contract is tested against this table.
 * A line holds method, path, token (A for the application's, D for the dashboard's), the names of its query (`?`) and the
 * names of its body (`=`). `name` is required, `name?` is optional, `~name` is optional and @chosen. `answers` stands for
 * the fields of a form.
 */
const SPECIFICATION = `
POST   application/otp/request                 = CODE
POST   application/otp/validate                = type application_id? CODE ~otp
GET    application/{id} A                      ? include_dashboard_token?
GET    application/{id}/check-can-apply
GET    application/check                       ? phone phone_country email mode type
POST   application/initial                     = type PERSON TITLE education faculty_id UTM
PATCH  application/{id}/personal A             = answers
PATCH  application/{id} A                      = answers
GET    application/available-faculty           ? ~type ~campaign_id ~course_type_id ~degree
GET    application/available-course            ? type ~faculty_id ~course_id ~course_type_id ~degree
GET    application/available-course-type       ? ~type ~campaign_id ~programme_type ~degree
GET    application/available-semester          ? ~type ~campaign_id ~course_id
GET    application/appearance                  ? type
GET    application/campaign/application        ? ~type ~programme_type ~degree
POST   application/{id}/payment A              = ~method
POST   application/upload-file A               = file type application_id
DELETE application/file/ A                     = ~application_id ~file_id
GET    application/file/ A                     ? application_id
GET    application/custom-input/ A             ? application_id
POST   application/custom-input/ A             = application_id response

POST   application-dashboard/otp/request       = ~phone ~phone_country ~email
POST   application-dashboard/otp/validate      = ~phone ~phone_country ~email ~otp
GET    application-dashboard/ D                ? token
POST   application-dashboard/continue-registration D = scholarship_application_id

GET    general/available-campaign-faculty      ? type? degree? slug?
GET    general/course                          ? faculty_id
GET    general/school                          ? ~district_id ~province_id ~search ~level
GET    general/district/postcode               ? ~postcode
GET    general/location/province/all
GET    general/location/district/all           ? ~province_id
GET    general/location/sub-district/all       ? type ~district_id

GET    payment/request-bill-payment-image A    ? ~application_id ~kind
POST   payment/scholarship-application A       = ~application_id ~method ~token ~mid
POST   payment/application A                   = ~application_id ~method ~token ~mid
POST   payment/short-course-application A      = ~application_id ~method ~token ~mid
GET    payment/check A                         ? ~application_id ~kind
GET    payment/available-method A              ? ~application_id ~kind

GET    scholarship-campaign/{slug}
GET    scholarship-application/{id}/check-can-apply
GET    scholarship-application/check           ? phone phone_country email scholarship_campaign_id mode
POST   scholarship-application/initial         = scholarship_campaign_id PERSON student_no? education? faculty_id? UTM
POST   scholarship-application/otp/request     = CODE
POST   scholarship-application/otp/validate    = CODE ~otp
GET    scholarship-application/{id} A          ? no_payment? include_dashboard_token?
PATCH  scholarship-application/{id} A          = answers
PATCH  scholarship-application/{id}/personal A = answers
POST   scholarship-application/{id}/start-confirm/ A
POST   scholarship-application/{id}/confirm A
POST   scholarship-application/{id}/payment A  = ~method
GET    scholarship-application/available-semester    ? ~scholarship_campaign_id ~faculty_id ~course_id ~course_type_id
GET    scholarship-application/available-faculty     ? ~scholarship_campaign_id ~faculty_id ~course_id ~course_type_id
GET    scholarship-application/available-course      ? ~scholarship_campaign_id ~faculty_id ~course_id ~course_type_id
GET    scholarship-application/available-course-type ? ~scholarship_campaign_id ~faculty_id ~course_id ~course_type_id
POST   scholarship-application/file A          = file type application_id
DELETE scholarship-application/file A          = ~application_id ~file_id
GET    scholarship-application/file/ A         ? application_id
GET    scholarship-application/custom-input A  ? ~application_id
POST   scholarship-application/custom-input A  = application_id response

POST   short-course-application/file A         = file type application_id
DELETE short-course-application/file/ A        = ~application_id ~file_id
GET    short-course-application/file A         ? ~application_id
POST   short-course-application/{id}/participant A = answers
PATCH  short-course-application/{id} A         = answers
PATCH  short-course-application/{id}/personal A = answers
GET    short-course-application/{id} A         ? no_payment? include_dashboard_token?
POST   short-course-application/initial        = PERSON TITLE short_course_id UTM
GET    short-course-application/check          ? ~phone ~phone_country ~email ~mode ~short_course_id
POST   short-course-application/otp/request    = CODE
POST   short-course-application/otp/validate   = CODE ~otp
GET    short-course-application/search-course  ? ~search
GET    short-course-application/suggestion     ? ~search
GET    short-course-application/period         ? ~short_course_id
GET    short-course-application/available-campaign ? ~short_course_id ~period_id
GET    short-course-application/appearance
POST   short-course-application/{id}/payment A
`;

/**
 * The entities of docs/spec.md, section 3; those of the code are chosen in docs/spec-decisions.md, 3.2. Only some
 * titles have a rank.
 */
const GROUPS: Readonly<Record<string, string>> = {
  PERSON: 'first_name last_name phone phone_country email',
  TITLE: 'prefix_name rank academic_rank',
  CODE: '~type ~phone ~phone_country ~email ~application_id ~scholarship_campaign_id',
  UTM: 'utm_source? utm_medium? utm_campaign? utm_content? utm_term?',
};

interface Names {
  readonly needed: readonly string[];
  readonly allowed: readonly string[];
}
export interface SpecifiedCall {
  readonly method: string;
  readonly path: string;
  readonly token: 'none' | 'application' | 'dashboard';
  readonly query: Names;
  readonly body: Names | 'answers';
}

const TOKENS = { A: 'application', D: 'dashboard' } as const;

function namesIn(text = ''): Names {
  const names = text
    .replace(/[A-Z]+/g, (group) => GROUPS[group] ?? group)
    .split(' ')
    .filter(Boolean);
  const bare = (name: string): string => name.replace(/^~|\?$/g, '');
  return { needed: names.filter((name) => bare(name) === name), allowed: names.map(bare) };
}

function callIn(line: string): SpecifiedCall {
  const [call = '', query] = line.replace(/ =.*$/, '').split(' ? ');
  const body = / = (.*)$/.exec(line)?.[1];
  const [method = '', path = '', token] = call.trim().split(/ +/);
  return {
    method,
    path,
    token: token === 'A' || token === 'D' ? TOKENS[token] : 'none',
    query: namesIn(query),
    body: body === 'answers' ? body : namesIn(body),
  };
}

export const specifiedCalls: readonly SpecifiedCall[] = SPECIFICATION.split('\n').filter(Boolean).map(callIn);

/** The names that a call carried. */
interface Carried {
  readonly query: readonly string[];
  /** `none` means that the call had no body, `unread` that the server refused it before reading one. */
  readonly body: readonly string[] | 'none' | 'unread';
  readonly token: boolean;
}

const ANSWER_NAME = /^[a-z][a-z0-9_]*$/;
const differences = (part: string, sent: readonly string[], { needed, allowed }: Names): string[] => [
  ...needed.filter((name) => !sent.includes(name)).map((name) => `${part} lacks ${name}`),
  ...sent.filter((name) => !allowed.includes(name)).map((name) => `${part} has ${name}`),
];

function bodyDifferences(body: SpecifiedCall['body'], sent: Carried['body']): string[] {
  if (sent === 'unread') return [];
  if (body !== 'answers') return differences('body', sent === 'none' ? [] : sent, body);
  return sent === 'none'
    ? ['no body is sent']
    : sent.filter((name) => !ANSWER_NAME.test(name)).map((name) => `body has ${name}`);
}

/** Returns how a call differs from the specification; the list is empty when it does not. */
export const differencesFrom = ({ query, body, token }: SpecifiedCall, sent: Carried): string[] => [
  ...differences('query', sent.query, query),
  ...bodyDifferences(body, sent.body),
  ...(sent.token === (token !== 'none') ? [] : [sent.token ? 'a token is sent' : 'no token is sent']),
];
