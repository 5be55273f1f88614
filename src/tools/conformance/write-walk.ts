import { hasApplication, NAMES, register, type Applicant, type Writing } from './applicant.ts';
import { amountOf, campaignIn, complete } from './complete.ts';
import { walkCustomInputs, walkDocuments } from './documents.ts';
import type { FlowId } from '../../config/flow-registry.ts';
import { allFlows } from '../../flows/all-flows.ts';
import { walkBankReturn, walkPayment } from './payments.ts';
import type { Values } from '../../model/rules.ts';
import { answerTo } from './questions.ts';
import { idOf } from './read-only-walk.ts';
import type { ResponseData, Walk } from './walk.ts';
import { walkWords } from './words.ts';

const WITH_TOKEN = { include_dashboard_token: '1' };

/** What must be read back of the walk's own answers, as they were saved last. */
const readBack = (known: Values, completed: Values): Values =>
  Object.fromEntries(Object.keys(known).map((name) => [name, completed[name] ?? '']));

/** Omits choices for which the API has no list. */
const chosen = (choices: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(choices).filter(([, id]) => id !== ''));

/** The card is used in one flow; the others ask for a QR code. */
const cardFor = ({ cardToken, flows }: Writing, flow: FlowId): string | undefined =>
  flow === (flows.includes('short-course') ? 'short-course' : flows[0]) ? cardToken : undefined;

type Admission = 'bachelor' | 'graduate';

/** Chooses a programme as the form does: each list waits for the choice before it. */
async function chooseProgramme({ walk }: Writing, type: Admission): Promise<Readonly<Record<string, string>>> {
  const campaign_id = idOf(campaignIn(await walk.list('application.campaigns', { query: { type } })));
  const [courseType] = await walk.list('application.availableCourseTypes', { query: { type, campaign_id } });
  const course_type_id = idOf(courseType);
  const faculties = await walk.list('application.availableFaculties', { query: { type, campaign_id, course_type_id } });
  const faculty_id = idOf(faculties[0]);
  const [course] = await walk.list('application.availableCourses', {
    query: { type: 'course', faculty_id, course_type_id },
  });
  const course_id = idOf(course);
  const [semester] = await walk.list('application.availableSemesters', { query: { type, campaign_id, course_id } });
  return chosen({ campaign_id, course_type_id, faculty_id, course_id, semester_id: idOf(semester) });
}

const schoolingOf = (flow: FlowId) => ({
  education_level: answerTo(flow, 'education_level', 'graduated'),
  gpax: '3.50',
  scholarship_interest: answerTo(flow, 'scholarship_interest', 'no'),
});
const titleOf = (flow: FlowId) => ({ prefix_name: answerTo(flow, 'prefix_name', 'mr'), rank: '', academic_rank: '' });

async function walkAdmission(writing: Writing, type: Admission): Promise<void> {
  const { walk } = writing;
  const programme = await chooseProgramme(writing, type);
  const schooling = schoolingOf(type);
  const title = titleOf(type);
  const education = answerTo(type, 'education', type === 'bachelor' ? 'm6' : 'bachelor');
  // Words of choices are read back as well, because a table of words may be wrong in one direction only.
  const person = { ...NAMES, prefix_name: title.prefix_name, education };
  const body = {
    type,
    ...person,
    ...title,
    faculty_id: programme['faculty_id'] ?? '',
  };
  const own = await register(writing, { family: 'application', type, subject: { type }, body });
  if (!own) return;
  await walk.call('application.checkCanApply', { parameters: own.parameters });
  await walkWords(walk, type, 'application.updatePersonal', own);
  await walkWords(walk, type, 'application.update', own);
  await walk.call('application.updatePersonal', { ...own, body: person });
  await walk.call('application.update', { ...own, body: programme });
  await walk.call('application.update', { ...own, body: schooling });
  await walkDocuments(walk, 'application', own);
  await walkCustomInputs(walk, 'application', own);
  const known = { ...person, ...programme, ...schooling };
  const saved = readBack(known, await complete(walk, allFlows[type], own, known));
  await walk.call('application.read', { ...own, query: WITH_TOKEN }, { id: own.id, saved });
  const paying = { kind: 'application', open: 'application.openPayment', start: 'payment.startApplication' } as const;
  const charge = await walkPayment(walk, paying, own, cardFor(writing, type));
  await walkBankReturn(writing, charge, `${type}.redirect-kbank`);
}

async function walkShortCourse(writing: Writing): Promise<void> {
  const { walk } = writing;
  const [course] = await walk.list('short-course.searchCourses', { query: {} });
  const subject = { short_course_id: idOf(course) };
  const [period] = await walk.list('short-course.periods', { query: subject });
  const campaign_id = idOf(campaignIn(await walk.list('short-course.availableCampaigns', { query: subject })));
  const body = { ...NAMES, ...subject, ...titleOf('short-course') };
  const own = await register(writing, { family: 'short-course', type: 'short-course', subject, body });
  if (!own) return;
  const round = chosen({ campaign_id, period_id: idOf(period) });
  await walkWords(walk, 'short-course', 'short-course.update', own);
  await walk.call('short-course.update', { ...own, body: round });
  await walk.call('short-course.saveParticipant', { ...own, body: NAMES });
  await walkWords(walk, 'short-course', 'short-course.updatePersonal', own);
  await walk.call('short-course.updatePersonal', { ...own, body: NAMES });
  await walkDocuments(walk, 'short-course', own);
  const known = { ...NAMES, ...subject, ...round };
  const saved = readBack(known, await complete(walk, allFlows['short-course'], own, known));
  await walk.call('short-course.read', { ...own, query: WITH_TOKEN }, { id: own.id, saved });
  const paying = {
    kind: 'short-course-application',
    open: 'short-course.openPayment',
    start: 'payment.startShortCourse',
  } as const;
  await walkBankReturn(
    writing,
    await walkPayment(walk, paying, own, cardFor(writing, 'short-course')),
    'short-course.redirect-kbank',
  );
}

/** @returns the token with which the dashboard reopens the scholarship application, if it does */
async function walkDashboard(
  { walk, contact, readCode }: Writing,
  scholarship: Applicant | undefined,
): Promise<string | undefined> {
  if (!hasApplication(walk)) {
    walk.notJudged('nobody could be registered', 'dashboard.requestOtp', 'dashboard.validateOtp', 'dashboard.read');
    return undefined;
  }
  walk.openPage();
  if (!(await walk.call('dashboard.requestOtp', { body: contact }))) return undefined;
  const otp = await readCode(contact);
  if (otp === undefined) {
    walk.notJudged('the one-time code could not be read: --otp-command', 'dashboard.validateOtp');
    return undefined;
  }
  const entered = await walk.call('dashboard.validateOtp', { body: { ...contact, otp } });
  const token = walk.keepToken(entered?.['token']);
  if (token === undefined) return undefined;
  await walk.list('dashboard.read', { token, query: { token } });
  if (!scholarship) return undefined;
  const body = { scholarship_application_id: scholarship.application_id };
  const reopened = await walk.call('dashboard.continueRegistration', { token, body }, { id: scholarship.id });
  return walk.keepToken(reopened?.['access_token']);
}

async function saveScholarship(
  { walk }: Writing,
  own: Applicant,
  query: Readonly<Record<string, string>>,
  campaign: ResponseData,
): Promise<void> {
  await walk.call('scholarship.checkCanApply', { parameters: own.parameters });
  const [faculty] = await walk.list('scholarship.availableFaculties', { query });
  const ofFaculty = chosen({ faculty_id: idOf(faculty) });
  // The form sends the education together with a faculty.
  await walkWords(walk, 'scholarship', 'scholarship.updatePersonal', own, ofFaculty);
  await walk.call('scholarship.updatePersonal', { ...own, body: NAMES });
  await walkWords(walk, 'scholarship', 'scholarship.update', own);
  const answers = { activities: 'ทดสอบ', ...ofFaculty };
  await walk.call('scholarship.update', { ...own, body: answers });
  await walkDocuments(walk, 'scholarship', own);
  await walkCustomInputs(walk, 'scholarship', own);
  const known = { ...NAMES, ...answers };
  const context = { campaignId: idOf(campaign), files: campaign };
  const saved = readBack(known, await complete(walk, allFlows.scholarship, own, known, context));
  await walk.call('scholarship.read', { ...own, query: WITH_TOKEN }, { id: own.id, saved });
}

async function confirm(walk: Walk, own: Applicant, campaign: ResponseData): Promise<void> {
  if (amountOf(campaign) > 0) {
    const reason = 'the campaign has a fee, which a walk does not pay: name one without by --slug, too';
    walk.notJudged(reason, 'scholarship.startConfirm', 'scholarship.confirm');
    return;
  }
  if (!(await walk.call('scholarship.startConfirm', { ...own, body: {} }))) return;
  await walk.call('scholarship.confirm', { ...own, body: {} });
}

async function walkScholarship(writing: Writing, slug: string | undefined, isFirst: boolean): Promise<void> {
  const { walk } = writing;
  const campaign = slug === undefined ? undefined : await walk.call('scholarship.campaign', { parameters: { slug } });
  const subject = { scholarship_campaign_id: idOf(campaign) };
  const body = { ...NAMES, ...subject };
  const own = campaign && (await register(writing, { family: 'scholarship', type: 'scholarship', subject, body }));
  if (own) await saveScholarship(writing, own, subject, campaign);
  const reopened = isFirst ? await walkDashboard(writing, own) : undefined;
  if (!own) return;
  // An API may keep one token per application.
  const applicant = { ...own, token: reopened ?? own.token };
  const kind = 'scholarship-application';
  const paying = { kind, open: 'scholarship.openPayment', start: 'payment.startScholarship' } as const;
  const charge = await walkPayment(walk, paying, applicant, cardFor(writing, 'scholarship'));
  await walkBankReturn(writing, charge, 'scholarship.redirect-kbank');
  await confirm(walk, applicant, campaign);
}

async function walkScholarships(writing: Writing): Promise<void> {
  const [first, ...others] = writing.slugs;
  await walkScholarship(writing, first, true);
  for (const slug of others) await walkScholarship(writing, slug, false);
}

/** Walks through the flows as one applicant. */
export async function walkWrite(writing: Writing): Promise<void> {
  const { flows } = writing;
  for (const type of ['bachelor', 'graduate'] as const) if (flows.includes(type)) await walkAdmission(writing, type);
  if (flows.includes('short-course')) await walkShortCourse(writing);
  if (flows.includes('scholarship')) await walkScholarships(writing);
  else await walkDashboard(writing, undefined);
  for (const ask of writing.afterwards) await ask();
}
