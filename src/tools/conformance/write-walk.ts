import { NAMES, register, type Applicant, type Writing } from './applicant.ts';
import { walkCustomInputs, walkDocuments } from './documents.ts';
import { walkBankReturn, walkPayment } from './payments.ts';
import { idOf } from './read-only-walk.ts';
import type { Answer, Walk } from './walk.ts';

const WITH_TOKEN = { include_dashboard_token: '1' };

const amountOf = (one: Answer | undefined): number => Number(one?.['amount'] ?? 0);
/** An open campaign without a referral code; one with a fee, if there is any, because more can be judged of it. */
function campaignIn(list: readonly Answer[]): string {
  const free = list.filter((one) => one['open'] !== false && one['need_referral_code'] !== true);
  return idOf(free.find((one) => amountOf(one) > 0) ?? free[0]);
}

async function walkBachelor(writing: Writing): Promise<void> {
  const { walk } = writing;
  const type = 'bachelor';
  const [faculty] = await walk.list('general.campaignFaculties', { query: { type, degree: type } });
  const campaign_id = campaignIn(await walk.list('application.campaigns', { query: { type } }));
  const faculty_id = idOf(faculty);
  const body = { type, ...NAMES, prefix_name: 'mr', education: 'm6', faculty_id };
  const own = await register(writing, { family: 'application', type, subject: { type }, body });
  if (!own) return;
  await walk.call('application.checkCanApply', { parameters: own.parameters });
  await walk.call('application.updatePersonal', { ...own, body: NAMES });
  await walk.call('application.update', { ...own, body: { campaign_id, faculty_id } });
  await walkDocuments(walk, 'application', own);
  await walkCustomInputs(walk, 'application', own);
  const saved = { ...NAMES, faculty_id };
  await walk.call('application.read', { ...own, query: WITH_TOKEN }, { id: own.id, saved });
  const paying = { kind: 'application', open: 'application.openPayment', start: 'payment.startApplication' } as const;
  await walkPayment(walk, paying, own);
}

async function walkShortCourse(writing: Writing): Promise<void> {
  const { walk, cardToken } = writing;
  const [course] = await walk.list('short-course.searchCourses', { query: {} });
  const subject = { short_course_id: idOf(course) };
  const [period] = await walk.list('short-course.periods', { query: subject });
  const campaign_id = campaignIn(await walk.list('short-course.availableCampaigns', { query: subject }));
  const body = { ...NAMES, ...subject, prefix_name: 'mr' };
  const own = await register(writing, { family: 'short-course', type: 'short-course', subject, body });
  if (!own) return;
  await walk.call('short-course.update', { ...own, body: { campaign_id, period_id: idOf(period) } });
  await walk.call('short-course.saveParticipant', { ...own, body: NAMES });
  await walk.call('short-course.updatePersonal', { ...own, body: NAMES });
  await walkDocuments(walk, 'short-course', own);
  await walk.call('short-course.read', { ...own, query: WITH_TOKEN }, { id: own.id, saved: subject });
  const paying = {
    kind: 'short-course-application',
    open: 'short-course.openPayment',
    start: 'payment.startShortCourse',
  } as const;
  await walkBankReturn(writing, await walkPayment(walk, paying, own, cardToken), 'short-course.redirect-kbank');
}

async function walkDashboard({ walk, contact, readCode }: Writing, scholarship: Applicant | undefined): Promise<void> {
  if (!(await walk.call('dashboard.requestOtp', { body: contact }))) return;
  const otp = await readCode(contact);
  if (otp === undefined) {
    walk.notJudged('the one-time code could not be read: --otp-command', 'dashboard.validateOtp');
    return;
  }
  const entered = await walk.call('dashboard.validateOtp', { body: { ...contact, otp } });
  const token = walk.keepToken(entered?.['token']);
  if (token === undefined) return;
  await walk.list('dashboard.read', { token, query: { token } });
  if (!scholarship) return;
  const body = { scholarship_application_id: scholarship.application_id };
  const reopened = await walk.call('dashboard.continueRegistration', { token, body }, { id: scholarship.id });
  walk.keepToken(reopened?.['access_token']);
}

async function saveScholarship({ walk }: Writing, own: Applicant): Promise<void> {
  await walk.call('scholarship.checkCanApply', { parameters: own.parameters });
  await walk.call('scholarship.updatePersonal', { ...own, body: NAMES });
  await walk.call('scholarship.update', { ...own, body: { activities: 'ทดสอบ' } });
  await walkDocuments(walk, 'scholarship', own);
  await walkCustomInputs(walk, 'scholarship', own);
  await walk.call('scholarship.read', { ...own, query: WITH_TOKEN }, { id: own.id, saved: NAMES });
}

async function confirm(walk: Walk, own: Applicant, amount: number): Promise<void> {
  if (amount > 0) {
    const reason = 'the campaign has a fee, which a walk does not pay: name one without by --slug';
    walk.notJudged(reason, 'scholarship.startConfirm', 'scholarship.confirm');
    return;
  }
  if (!(await walk.call('scholarship.startConfirm', { ...own, body: {} }))) return;
  await walk.call('scholarship.confirm', { ...own, body: {} });
}

async function walkScholarship(writing: Writing): Promise<void> {
  const { walk, slug } = writing;
  const campaign = slug === undefined ? undefined : await walk.call('scholarship.campaign', { parameters: { slug } });
  const subject = { scholarship_campaign_id: idOf(campaign) };
  const body = { ...NAMES, ...subject };
  const own = campaign && (await register(writing, { family: 'scholarship', type: 'scholarship', subject, body }));
  if (own) await saveScholarship(writing, own);
  await walkDashboard(writing, own);
  if (!own) return;
  const kind = 'scholarship-application';
  const paying = { kind, open: 'scholarship.openPayment', start: 'payment.startScholarship' } as const;
  await walkPayment(walk, paying, own);
  await confirm(walk, own, amountOf(campaign));
}

/** Goes through the flows as one applicant; graduate applications share the calls of bachelor ones. */
export async function walkWrite(writing: Writing): Promise<void> {
  await walkBachelor(writing);
  await walkShortCourse(writing);
  await walkScholarship(writing);
}
