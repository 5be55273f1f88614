import {
  campaigns,
  courses,
  courseTypes,
  customInputs,
  districts,
  faculties,
  type Flow,
  type Language,
  majors,
  provinces,
  scholarshipCampaigns,
  schools,
  semesters,
  shortCourseCampaigns,
  shortCoursePeriods,
  shortCourses,
  subDistricts,
  type Translated,
} from './catalogue.ts';
import { forbidden, HttpException, modelNotFound, unauthenticated, validationException } from './exceptions.ts';
import {
  amountOf,
  type Application,
  campaignOf,
  currentCharge,
  type Database,
  dateTime,
  numberFormat,
  openCharge,
  translate,
} from './models.ts';
import { billPicture } from './picture.ts';
import { applicationResource, chargeResource, dashboardResource, fileResource, named, tinyint } from './resources.ts';
import {
  contactRules,
  fieldsOf,
  initialRules,
  message,
  type Rules,
  scholarshipInitialRules,
  shortCourseInitialRules,
  stepRules,
  textOf,
  validate,
  type Validated,
} from './validator.ts';

export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A request, after the middleware. */
export interface Context {
  readonly database: Database;
  readonly language: Language;
  readonly acceptCodes: boolean;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly upload: Upload | undefined;
  readonly token: string;
  /** The address under which this API was called. */
  readonly url: URL;
  /** The address of this server for a browser. */
  readonly applicationUrl: string;
  readonly siteUrl: string;
}

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

type Action = (context: Context) => Answer;
type Kind = 'application' | 'scholarship-application' | 'short-course-application';

const data = (value: unknown): Answer => ({ body: { data: value } });

const messages = {
  saved: { th: 'บันทึกข้อมูลแล้ว', en: 'Saved.' },
  deleted: { th: 'ลบเอกสารแล้ว', en: 'The document was deleted.' },
  taken: { th: 'เบอร์โทรศัพท์หรืออีเมลนี้ถูกใช้สมัครแล้ว', en: 'This phone or e-mail has already been used.' },
  wrongCode: { th: 'รหัส OTP ไม่ถูกต้อง', en: 'The code is wrong.' },
  noApplication: { th: 'ไม่พบใบสมัครของเบอร์โทรศัพท์และอีเมลนี้', en: 'There is no application of this phone and e-mail.' },
  closed: { th: 'ปิดรับสมัครแล้ว', en: 'The campaign is closed.' },
  locked: { th: 'ใบสมัครนี้แก้ไขไม่ได้แล้ว', en: 'This application can no longer be changed.' },
  paid: { th: 'ชำระเงินแล้ว', en: 'It has been paid already.' },
  method: { th: 'วิธีชำระเงินนี้ใช้ไม่ได้', en: 'It cannot be paid in this way.' },
  noCharge: { th: 'ยังไม่มีรายการชำระเงิน', en: 'There is no open charge.' },
  fileType: { th: 'รองรับเฉพาะ PDF, JPEG และ PNG', en: 'Only PDF, JPEG and PNG are accepted.' },
  fileSize: { th: 'ไฟล์ต้องไม่เกิน 32 MB', en: 'A file must not exceed 32 MB.' },
  missingFile: { th: 'กรุณาอัปโหลดเอกสารให้ครบ', en: 'A required document is missing.' },
  notStarted: { th: 'ยังไม่เริ่มยืนยันการสมัคร', en: 'The confirmation has not begun.' },
  notPaid: { th: 'กรุณาชำระเงินก่อน', en: 'Please pay first.' },
  confirmed: { th: 'ยืนยันไปแล้ว', en: 'It has been confirmed already.' },
} satisfies Record<string, Translated>;

const say = (context: Context, key: keyof typeof messages) => messages[key][context.language];
const saved = (context: Context): Answer => ({ body: { message: say(context, 'saved') } });
const conflict = (context: Context, key: keyof typeof messages) =>
  new HttpException(409, { message: say(context, key) });
const invalid = (context: Context, field: string, key: keyof typeof messages) =>
  validationException({ [field]: [say(context, key)] });

const check = (context: Context, rules: Rules): Validated =>
  validate(context.fields, rules, context.language, context.acceptCodes);
const checkQuery = (context: Context, rules: Rules): Validated =>
  validate(Object.fromEntries(context.query), rules, context.language, context.acceptCodes);

/** Fifteen rows of a list, with the addresses of the other pages. */
function paginate(context: Context, rows: readonly unknown[]): Answer {
  const perPage = 15;
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  const page = Math.max(1, Number.parseInt(context.query.get('page') ?? '1', 10) || 1);
  const from = (page - 1) * perPage;
  const shown = rows.slice(from, from + perPage);
  const address = (number: number): string => {
    const url = new URL(context.url);
    url.searchParams.set('page', String(number));
    return url.href;
  };
  return {
    body: {
      data: shown,
      links: {
        first: address(1),
        last: address(lastPage),
        prev: page > 1 ? address(page - 1) : null,
        next: page < lastPage ? address(page + 1) : null,
      },
      meta: {
        current_page: page,
        from: shown.length > 0 ? from + 1 : null,
        last_page: lastPage,
        path: `${context.url.origin}${context.url.pathname}`,
        per_page: perPage,
        to: shown.length > 0 ? from + shown.length : null,
        total: rows.length,
      },
    },
  };
}

// Lookups

const flowRule: Rules = { type: { required: true, oneOf: ['bachelor', 'graduate'] } };

const facultyResource = (context: Context, faculty: (typeof faculties)[number]) => ({
  id: faculty.id,
  name: faculty.name[context.language],
  slug: faculty.slug,
  logo: { circle: `${context.url.origin}/storage/faculties/${faculty.slug}.svg` },
});

const courseResource = (context: Context, course: { id: number; name: Translated; slug: string }) => ({
  id: course.id,
  name: course.name[context.language],
  slug: course.slug,
});

const semesterResource = (context: Context, row: Omit<(typeof semesters)[number], 'id'> & { id: number }) => ({
  id: row.id,
  period: row.period[context.language],
  year: Number(row.year.en),
  year_readable: row.year[context.language],
  start_at_readable: row.starts[context.language],
  regis_start_at_readable: row.registration[context.language],
  available_type: row.availableType,
});

const documents = (files: readonly { type: string; required: boolean }[]) =>
  files.map((file) => ({ type: file.type, required: tinyint(file.required) }));

const campaignBase = (
  context: Context,
  row: {
    id: number;
    name: Translated;
    amount: number;
    open: boolean;
    files: readonly { type: string; required: boolean }[];
  },
) => ({
  id: row.id,
  name: row.name[context.language],
  amount: numberFormat(row.amount),
  open: tinyint(row.open),
  files: documents(row.files),
});

const shortCourseResource = (context: Context, course: (typeof shortCourses)[number]) => ({
  ...courseResource(context, course),
  description: course.description[context.language],
  price: numberFormat(course.price),
});

const banners = (context: Context): Answer => {
  const picture = (size: string) => `${context.url.origin}/storage/banners/${size}.svg`;
  const alt = { th: 'มหาวิทยาลัยเมขลา เปิดรับสมัคร', en: 'Mekhala University admits students' }[context.language];
  return data([{ desktop: picture('desktop'), tablet: picture('tablet'), mobile: picture('mobile'), alt }]);
};

/** A degree or a course type that was not sent filters nothing. */
function openCourses(context: Context) {
  const degree = context.query.get('degree');
  const courseType = context.query.get('course_type_id');
  const types = courseTypes.filter(
    (one) => (!degree || one.degree === degree) && (!courseType || String(one.id) === courseType),
  );
  return courses.filter((course) => types.some((one) => course.courseTypeIds.includes(one.id)));
}

const coursesOfFaculty: Action = (context) => {
  const { faculty_id: faculty } = checkQuery(context, { faculty_id: { required: true } });
  const rows = openCourses(context).filter((course) => String(course.facultyId) === faculty);
  return data(rows.map((course) => courseResource(context, course)));
};

const availableCourse: Action = (context) => {
  const { type } = checkQuery(context, { type: { required: true, oneOf: ['course', 'major'] } });
  if (type === 'course') return coursesOfFaculty(context);
  const rows = majors.filter((major) => String(major.courseId) === context.query.get('course_id'));
  return data(rows.map((major) => courseResource(context, major)));
};

const availableFaculty: Action = (context) => {
  const { type } = checkQuery(context, flowRule);
  const open = openCourses(context);
  const rows = faculties.filter(
    (faculty) => faculty.types.includes(type ?? '') && open.some((course) => course.facultyId === faculty.id),
  );
  return data(rows.map((faculty) => facultyResource(context, faculty)));
};

const availableCourseType: Action = (context) => {
  const { type } = checkQuery(context, flowRule);
  const degree = context.query.get('degree');
  const rows = courseTypes.filter((one) => one.type === type && (!degree || !one.degree || one.degree === degree));
  return data(rows.map((one) => named(one, context.language)));
};

const availableSemester: Action = (context) => {
  checkQuery(context, flowRule);
  return data(semesters.map((row) => semesterResource(context, row)));
};

const admissionCampaigns: Action = (context) => {
  const { type } = checkQuery(context, flowRule);
  const rows = campaigns.filter((campaign) => campaign.type === type);
  return data(
    rows.map((row) => ({
      ...campaignBase(context, row),
      need_referral_code: tinyint(row.needReferralCode),
      closes_at: dateTime(row.closesAt),
      info_box: translate(row.infoBox, context.language),
      best_offer: translate(row.bestOffer, context.language),
    })),
  );
};

function scholarshipCampaign(key: string) {
  const campaign = scholarshipCampaigns.find((one) => one.slug === key || String(one.id) === key);
  if (!campaign) throw modelNotFound('ScholarshipCampaign', key);
  return campaign;
}

const showScholarshipCampaign: Action = (context) => {
  const row = scholarshipCampaign(context.parameters['slug'] ?? '');
  return data({
    ...campaignBase(context, row),
    slug: row.slug,
    description: row.description[context.language],
    info_box: null,
    closes_at: dateTime(row.closesAt),
  });
};

/** The lookups of a scholarship ask for its campaign, and offer the bachelor courses. */
function inScholarship(list: (context: Context) => readonly unknown[]): Action {
  return (context) => {
    const { scholarship_campaign_id: id } = checkQuery(context, { scholarship_campaign_id: { required: true } });
    scholarshipCampaign(id ?? '');
    return data(list(context));
  };
}

const bachelorCourses = (context: Context) =>
  openCourses(context).filter((course) => course.courseTypeIds.some((id) => id < 3));

const scholarshipFaculties = (context: Context) =>
  faculties
    .filter((faculty) => bachelorCourses(context).some((course) => course.facultyId === faculty.id))
    .map((faculty) => facultyResource(context, faculty));

const scholarshipCourses = (context: Context) => {
  const faculty = context.query.get('faculty_id');
  return bachelorCourses(context)
    .filter((course) => !faculty || String(course.facultyId) === faculty)
    .map((course) => courseResource(context, course));
};

const campaignFaculty: Action = (context) => {
  const slug = context.query.get('slug');
  if (slug === null) return availableFaculty(context);
  scholarshipCampaign(slug);
  return data(scholarshipFaculties(context));
};

const searchShortCourse: Action = (context) => {
  const search = (context.query.get('search') ?? '').trim().toLowerCase();
  const rows = shortCourses.filter((course) => `${course.name.th} ${course.name.en}`.toLowerCase().includes(search));
  return paginate(
    context,
    rows.map((course) => shortCourseResource(context, course)),
  );
};

const suggestion: Action = (context) => {
  const answer = searchShortCourse(context).body;
  return data(fieldsOf(answer)['data']);
};

const ofShortCourse = <Row extends { shortCourseId: number }>(context: Context, rows: readonly Row[]): Row[] => {
  const { short_course_id: id } = checkQuery(context, { short_course_id: { required: true } });
  return rows.filter((row) => String(row.shortCourseId) === id);
};

const period: Action = (context) =>
  data(ofShortCourse(context, shortCoursePeriods).map((row) => semesterResource(context, row)));

const shortCourseCampaign: Action = (context) =>
  data(
    ofShortCourse(context, shortCourseCampaigns).map((row) => ({
      ...campaignBase(context, row),
      need_referral_code: tinyint(row.needReferralCode),
      closes_at: null,
      highlight_text: row.highlightText[context.language],
      highlight_box: row.highlightBox[context.language],
    })),
  );

const districtResource = (context: Context, district: (typeof districts)[number]) => ({
  id: district.id,
  name: district.name[context.language],
  province: named(
    provinces.find((one) => one.id === district.provinceId),
    context.language,
  ),
});

const provinceList: Action = (context) =>
  paginate(
    context,
    provinces.map((province) => named(province, context.language)),
  );

const districtList: Action = (context) => {
  const { province_id: province } = checkQuery(context, { province_id: { required: true } });
  const rows = districts.filter((district) => String(district.provinceId) === province);
  return data(rows.map((district) => districtResource(context, district)));
};

const subDistrictList: Action = (context) => {
  const { district_id: district } = checkQuery(context, {
    district_id: { required: true },
    type: { required: true, oneOf: ['tax', 'shipping'] },
  });
  const rows = subDistricts.filter((row) => String(row.districtId) === district);
  return data(
    rows.map((row) => ({
      ...named(row, context.language),
      // A column of digits is an integer.
      postal_code: Number(row.postalCode),
      district: named(
        districts.find((one) => one.id === row.districtId),
        context.language,
      ),
    })),
  );
};

const postcodeList: Action = (context) => {
  const { postcode } = checkQuery(context, { postcode: { required: true, pattern: /^[1-9]\d{4}$/ } });
  const inside = subDistricts.filter((row) => row.postalCode === postcode);
  const rows = districts.filter((district) => inside.some((row) => row.districtId === district.id));
  return data(
    rows.map((district) => ({
      ...districtResource(context, district),
      sub_districts: inside.filter((row) => row.districtId === district.id).map((row) => named(row, context.language)),
    })),
  );
};

const schoolList: Action = (context) => {
  const { query } = context;
  const search = (query.get('search') ?? '').trim().toLowerCase();
  const rows = schools.flatMap((school) => {
    const district = districts.find((one) => one.id === school.districtId);
    const province = provinces.find((one) => one.id === district?.provinceId);
    const matches =
      (query.get('district_id') ?? String(school.districtId)) === String(school.districtId) &&
      (query.get('province_id') ?? String(province?.id)) === String(province?.id) &&
      (query.get('level') ?? school.level) === school.level &&
      `${school.name.th} ${school.name.en}`.toLowerCase().includes(search);
    if (!matches) return [];
    return [
      {
        ...named(school, context.language),
        district: named(district, context.language),
        province: named(province, context.language),
      },
    ];
  });
  return paginate(context, rows);
};

// Applications

const kindOf = (flow: Flow): Kind =>
  flow === 'scholarship' || flow === 'short-course' ? `${flow}-application` : 'application';

/** The application of the token and of the address. The phone must have been verified. */
function authorize(context: Context, kind: Kind, id: string): Application {
  const owner = context.database.tokens.get(context.token);
  if (!owner || !('applicationId' in owner)) throw unauthenticated();
  const application = context.database.applications.find((one) => String(one.id) === id && kindOf(one.flow) === kind);
  if (!application) throw modelNotFound('Application', id);
  if (owner.applicationId !== application.id) throw forbidden();
  if (!application.phoneVerifiedAt) throw new HttpException(403, { message: 'Your phone number is not verified.' });
  return application;
}

const ofAddress = (context: Context, kind: Kind) => authorize(context, kind, context.parameters['id'] ?? '');
const ofQuery = (context: Context, kind: Kind) => {
  const { application_id: id } = checkQuery(context, { application_id: { required: true } });
  return authorize(context, kind, id ?? '');
};
const ofBody = (context: Context, kind: Kind) => {
  const { application_id: id } = check(context, { application_id: { required: true } });
  return authorize(context, kind, id ?? '');
};

const samePerson = (application: Application, contact: Validated): boolean =>
  application.answers['phone'] === contact['phone'] &&
  application.answers['email']?.toLowerCase() === contact['email']?.toLowerCase();

/** Applications that stand in the way of another one: of the same flow, campaign or course. */
function duplicate(context: Context, flow: Flow, contact: Validated): Application | undefined {
  return context.database.applications.find(
    ({ answers, ...application }) =>
      application.flow === flow &&
      !['cancelled', 'changed'].includes(application.status) &&
      (flow !== 'scholarship' || answers['scholarship_campaign_id'] === contact['scholarship_campaign_id']) &&
      (flow !== 'short-course' ||
        answers['short_course_id'] === (contact['short_course_id'] ?? answers['short_course_id'])) &&
      (answers['phone'] === contact['phone'] || answers['email']?.toLowerCase() === contact['email']?.toLowerCase()),
  );
}

const asFlow = (type: string | null | undefined): Flow => (type === 'graduate' ? 'graduate' : 'bachelor');
const flowOf = (kind: Kind, type: string | null | undefined): Flow => {
  if (kind === 'application') return asFlow(type);
  return kind === 'scholarship-application' ? 'scholarship' : 'short-course';
};

const checkExists =
  (kind: Kind): Action =>
  (context) => {
    const contact = checkQuery(context, {
      ...contactRules,
      mode: { required: true, oneOf: ['check'] },
      ...(kind === 'application' ? flowRule : {}),
      scholarship_campaign_id: { required: kind === 'scholarship-application' },
      short_course_id: {},
    });
    const found = duplicate(context, flowOf(kind, contact['type']), contact);
    return data({ exists: tinyint(found !== undefined), application_id: found?.id ?? null });
  };

const register =
  (kind: Kind): Action =>
  (context) => {
    const rules = {
      application: initialRules,
      'scholarship-application': scholarshipInitialRules,
      'short-course-application': shortCourseInitialRules,
    }[kind];
    const answers = check(context, rules);
    const flow = flowOf(kind, answers['type']);
    if (duplicate(context, flow, answers)) throw invalid(context, 'phone', 'taken');
    if (flow === 'scholarship' && !scholarshipCampaign(answers['scholarship_campaign_id'] ?? '').open)
      throw invalid(context, 'scholarship_campaign_id', 'closed');
    const application = context.database.createApplication(flow, answers);
    context.database.sendCode(`application ${application.id}`, answers['phone'] ?? '');
    const token = context.database.createToken({ applicationId: application.id });
    return { status: 201, body: { data: { id: application.id, access_token: token, otp_required: 1 } } };
  };

function applicationOfContact(context: Context): Application {
  const contact = check(context, {
    ...contactRules,
    type: { required: true, oneOf: ['bachelor', 'graduate', 'short-course', 'scholarship'] },
    application_id: {},
    scholarship_campaign_id: {},
  });
  const id = contact['application_id'];
  const campaign = contact['scholarship_campaign_id'];
  const found = context.database.applications.findLast(
    (application) =>
      application.flow === contact['type'] &&
      samePerson(application, contact) &&
      (!id || String(application.id) === id) &&
      (!campaign || application.answers['scholarship_campaign_id'] === campaign),
  );
  if (!found) throw invalid(context, 'phone', 'noApplication');
  return found;
}

const codeSent = (): Answer => data({ ref_code: 'MKLA', expires_in: 600, resend_in: 60, channel: 'sms' });
const otpRule: Rules = { otp: { required: true, pattern: /^\d{6}$/ } };

const requestCode: Action = (context) => {
  const application = applicationOfContact(context);
  context.database.sendCode(`application ${application.id}`, application.answers['phone'] ?? '');
  return codeSent();
};

const validateCode: Action = (context) => {
  const application = applicationOfContact(context);
  const { otp } = check(context, otpRule);
  if (!context.database.takeCode(`application ${application.id}`, otp ?? ''))
    throw invalid(context, 'otp', 'wrongCode');
  application.phoneVerifiedAt = new Date();
  return data({
    access_token: context.database.createToken({ applicationId: application.id }),
    application_id: application.id,
  });
};

function eligibility(application: Application, language: Language) {
  const closed = campaignOf(application)?.open === false;
  const over = !['draft', 'waiting_for_payment', 'campaign_ended'].includes(application.status);
  const reason = closed ? messages.closed[language] : over ? messages.locked[language] : null;
  return { can_apply: tinyint(!closed && !over), reason };
}

const canApply =
  (kind: Kind): Action =>
  (context) => {
    const id = context.parameters['id'] ?? '';
    const application = context.database.applications.find((one) => String(one.id) === id && kindOf(one.flow) === kind);
    if (!application) throw modelNotFound('Application', id);
    return data(eligibility(application, context.language));
  };

const show =
  (kind: Kind): Action =>
  (context) => {
    const application = ofAddress(context, kind);
    const { phone, email } = application.answers;
    const resource = applicationResource(application, context.language, context.query.get('no_payment') !== '1');
    if (context.query.get('include_dashboard_token') !== '1' || !phone || !email) return data(resource);
    return data({ ...resource, dashboard_token: context.database.createToken({ phone, email }) });
  };

const update =
  (kind: Kind): Action =>
  (context) => {
    const application = ofAddress(context, kind);
    if (!['draft', 'waiting_for_payment'].includes(application.status)) throw conflict(context, 'locked');
    const answers = check(context, stepRules);
    const merged = { ...application.answers, ...answers };
    const campaign = campaignOf({ ...application, answers: merged });
    if (answers['campaign_id'] && campaign) {
      if (!campaign.open) throw invalid(context, 'campaign_id', 'closed');
      if ('needReferralCode' in campaign && campaign.needReferralCode && !merged['referral_code'])
        throw validationException({ referral_code: [message('required', 'referral_code', context.language)] });
    }
    Object.assign(application.answers, answers);
    return saved(context);
  };

// Documents

const kinds = ['id_card', 'transcript', 'tcas', 'house_registration', 'cover_letter', 'portfolio'];

/** PDF, JPEG and PNG are told by their first bytes. */
const isDocument = (bytes: Buffer): boolean =>
  ['25504446', 'ffd8ff', '89504e47'].some((start) => bytes.toString('hex', 0, 4).startsWith(start));

const storeFile =
  (kind: Kind): Action =>
  (context) => {
    const application = ofBody(context, kind);
    const { type } = check(context, { type: { required: true, oneOf: kinds } });
    const { upload } = context;
    if (!upload || upload.bytes.length === 0)
      throw validationException({ file: [message('required', 'file', context.language)] });
    if (upload.bytes.length > 32 * 1024 * 1024) throw invalid(context, 'file', 'fileSize');
    if (!isDocument(upload.bytes)) throw invalid(context, 'file', 'fileType');
    const file = {
      id: context.database.increment(),
      type: type ?? '',
      name: upload.name,
      size: upload.bytes.length,
    };
    application.files.push(file);
    return { status: 201, body: { data: fileResource(file) } };
  };

const listFiles =
  (kind: Kind): Action =>
  (context) =>
    data(ofQuery(context, kind).files.map(fileResource));

const deleteFile =
  (kind: Kind): Action =>
  (context) => {
    const application = ofBody(context, kind);
    const { file_id: id } = check(context, { file_id: { required: true } });
    const index = application.files.findIndex((file) => String(file.id) === id);
    if (index < 0) throw modelNotFound('File', id ?? '');
    application.files.splice(index, 1);
    return { body: { message: say(context, 'deleted') } };
  };

const listCustomInputs =
  (kind: Kind): Action =>
  (context) => {
    const application = ofQuery(context, kind);
    const rows = customInputs.filter((input) => input.flow === application.flow);
    return data(
      rows.map((input) => ({
        id: input.id,
        label: input.label[context.language],
        kind: input.kind,
        required: tinyint(input.required),
        options: input.options.map((option) => ({ value: option.value, label: option.label[context.language] })),
        response: application.customInputs[input.id] ?? null,
      })),
    );
  };

const storeCustomInputs =
  (kind: Kind): Action =>
  (context) => {
    const application = ofBody(context, kind);
    const response = fieldsOf(context.fields['response']);
    const errors: Record<string, string[]> = {};
    const texts: Record<string, string> = {};
    for (const input of customInputs.filter((one) => one.flow === application.flow)) {
      const text = textOf(response[input.id]) ?? '';
      const field = `response.${input.id}`;
      const isOption = input.options.length === 0 || input.options.some((option) => String(option.value) === text);
      if (text === '' && input.required) errors[field] = [message('required', field, context.language)];
      else if (text !== '' && !isOption) errors[field] = [message('selected', field, context.language)];
      else texts[input.id] = text;
    }
    if (Object.keys(errors).length > 0) throw validationException(errors);
    Object.assign(application.customInputs, texts);
    return saved(context);
  };

// Payment

const methodsOf = (amount: number) => (amount === 0 ? ['none'] : ['thai_qr', 'card']);

function payableAmount(context: Context, application: Application): number {
  const amount = amountOf(application);
  if (amount === undefined)
    throw validationException({ campaign_id: [message('required', 'campaign_id', context.language)] });
  return amount;
}

function chargeFor(context: Context, application: Application, method: string) {
  const amount = payableAmount(context, application);
  if (currentCharge(application)?.status === 'paid') throw conflict(context, 'paid');
  if (!['draft', 'waiting_for_payment'].includes(application.status)) throw conflict(context, 'locked');
  if (!methodsOf(amount).includes(method)) throw invalid(context, 'method', 'method');
  const chosen = method === 'card' ? 'card' : method === 'none' ? 'none' : 'thai_qr';
  return openCharge(context.database, application, chosen, amount);
}

const methodRule: Rules = { method: { required: true, oneOf: ['thai_qr', 'card', 'none'] } };

/** Chooses the method. The bank is asked only by the charge itself. */
const openPayment =
  (kind: Kind): Action =>
  (context) => {
    const application = ofAddress(context, kind);
    if (kind !== 'short-course-application') {
      const { method } = check(context, methodRule);
      return data(chargeResource(chargeFor(context, application, method ?? '')));
    }
    // A short course is opened without a method: it waits for one, unless it is free.
    const amount = payableAmount(context, application);
    const current = currentCharge(application);
    if (current?.status === 'paid' || current?.status === 'waiting_for_payment') return data(chargeResource(current));
    return data(chargeResource(chargeFor(context, application, amount === 0 ? 'none' : 'thai_qr')));
  };

const startCharge =
  (kind: Kind): Action =>
  (context) => {
    const application = ofBody(context, kind);
    const { method } = check(context, methodRule);
    if (method === 'card') check(context, { token: { required: true } });
    const charge = chargeFor(context, application, method ?? '');
    if (charge.method === 'card') {
      const prefix = context.language === 'en' ? '/en' : '';
      const flow = application.flow.replace('-', '');
      const site = `${context.siteUrl}${prefix}/regis${flow}/credit/redirect-kbank`;
      charge.redirectUrl = `${context.applicationUrl}/test/bank?objectId=${charge.id}`;
      charge.returnUrl = `${site}?objectId=${charge.id}&application_id=${application.id}`;
    }
    return data(chargeResource(charge));
  };

function ofPayment(context: Context): Application {
  const { kind } = checkQuery(context, {
    kind: { required: true, oneOf: ['application', 'scholarship-application', 'short-course-application'] },
  });
  if (kind === 'scholarship-application' || kind === 'short-course-application') return ofQuery(context, kind);
  return ofQuery(context, 'application');
}

const availableMethod: Action = (context) => {
  const amount = payableAmount(context, ofPayment(context));
  return data({ amount: numberFormat(amount), currency: 'THB', methods: methodsOf(amount) });
};

const checkPayment: Action = (context) => {
  const charge = currentCharge(ofPayment(context));
  if (!charge) throw modelNotFound('Charge', '');
  return data(chargeResource(charge));
};

const billImage: Action = (context) => {
  const charge = currentCharge(ofPayment(context));
  if (charge?.method !== 'thai_qr' || charge.status !== 'waiting_for_payment') throw conflict(context, 'noCharge');
  const reference1 = String(charge.id).padStart(8, '0');
  const reference2 = '00000001';
  return data({
    image: billPicture(charge.amount, reference1, reference2),
    expires_at: dateTime(charge.expiresAt),
    server_time: dateTime(new Date()),
    ref1: reference1,
    ref2: reference2,
    amount: numberFormat(charge.amount),
    charge_id: charge.id,
  });
};

// Confirmation of a scholarship

const startConfirm: Action = (context) => {
  const application = ofAddress(context, 'scholarship-application');
  const needed = campaignOf(application)?.files.filter((file) => file.required) ?? [];
  const missing = needed.filter((need) => !application.files.some((file) => file.type === need.type));
  if (missing.length > 0)
    throw validationException(
      Object.fromEntries(missing.map((file) => [`files.${file.type}`, [say(context, 'missingFile')]])),
    );
  application.confirmStartedAt = new Date();
  return saved(context);
};

const confirm: Action = (context) => {
  const application = ofAddress(context, 'scholarship-application');
  if (application.confirmedAt) throw conflict(context, 'confirmed');
  if (!application.confirmStartedAt) throw conflict(context, 'notStarted');
  const isPaid = currentCharge(application)?.status === 'paid';
  if (!isPaid && (amountOf(application) ?? 0) > 0) throw conflict(context, 'notPaid');
  application.confirmedAt = new Date();
  application.confirms += 1;
  application.status = 'confirmed';
  return saved(context);
};

// Dashboard

function dashboardContact(context: Context): { phone: string; email: string; applications: Application[] } {
  const contact = check(context, contactRules);
  const applications = context.database.applications.filter((application) => samePerson(application, contact));
  if (applications.length === 0) throw invalid(context, 'phone', 'noApplication');
  return { phone: contact['phone'] ?? '', email: contact['email'] ?? '', applications };
}

const requestDashboardCode: Action = (context) => {
  const { phone, email } = dashboardContact(context);
  context.database.sendCode(`dashboard ${phone} ${email}`, phone);
  return codeSent();
};

const validateDashboardCode: Action = (context) => {
  const { phone, email } = dashboardContact(context);
  const { otp } = check(context, otpRule);
  if (!context.database.takeCode(`dashboard ${phone} ${email}`, otp ?? '')) throw invalid(context, 'otp', 'wrongCode');
  return data({ token: context.database.createToken({ phone, email }) });
};

function dashboardApplications(context: Context): Application[] {
  const owner = context.database.tokens.get(context.token);
  if (!owner || !('phone' in owner)) throw unauthenticated();
  return context.database.applications.filter((application) => samePerson(application, { ...owner }));
}

const dashboard: Action = (context) =>
  paginate(
    context,
    dashboardApplications(context).map((application) => dashboardResource(application, context.language)),
  );

/** The same application goes on; when its campaign has closed, in the first one that is open. */
const continueRegistration: Action = (context) => {
  const applications = dashboardApplications(context);
  const { scholarship_application_id: id } = check(context, { scholarship_application_id: { required: true } });
  const application = applications.find((one) => String(one.id) === id && one.flow === 'scholarship');
  if (!application) throw modelNotFound('ScholarshipApplication', id ?? '');
  if (!['draft', 'waiting_for_payment', 'campaign_ended'].includes(application.status))
    throw conflict(context, 'locked');
  application.status = 'draft';
  application.phoneVerifiedAt ??= new Date();
  const campaign =
    scholarshipCampaigns.find((one) => one.id === application.scholarshipCampaignId && one.open) ??
    scholarshipCampaigns.find((one) => one.open);
  return data({
    application_id: application.id,
    access_token: context.database.createToken({ applicationId: application.id }),
    slug: campaign?.slug ?? '',
  });
};

const ofApplications = (kind: Kind): [string, Action][] => [
  [`GET ${kind}/check`, checkExists(kind)],
  [`POST ${kind}/initial`, register(kind)],
  [`POST ${kind}/otp/request`, requestCode],
  [`POST ${kind}/otp/validate`, validateCode],
  [`GET ${kind}/{id}`, show(kind)],
  [`PATCH ${kind}/{id}`, update(kind)],
  [`PATCH ${kind}/{id}/personal`, update(kind)],
  [`POST ${kind}/{id}/payment`, openPayment(kind)],
  [`POST payment/${kind}`, startCharge(kind)],
];

/** What routes/api.php holds. The first route that fits is taken. */
export const routes: readonly (readonly [string, Action])[] = [
  ['GET application/appearance', banners],
  ['GET application/available-course-type', availableCourseType],
  ['GET application/available-course', availableCourse],
  ['GET application/available-faculty', availableFaculty],
  ['GET application/available-semester', availableSemester],
  ['GET application/campaign/application', admissionCampaigns],
  ['GET application/{id}/check-can-apply', canApply('application')],
  ['POST application/upload-file', storeFile('application')],
  ['GET application/file', listFiles('application')],
  ['DELETE application/file', deleteFile('application')],
  ['GET application/custom-input', listCustomInputs('application')],
  ['POST application/custom-input', storeCustomInputs('application')],
  ...ofApplications('application'),

  [
    'GET scholarship-application/available-course-type',
    inScholarship((context) =>
      courseTypes.filter((one) => one.type === 'bachelor').map((one) => named(one, context.language)),
    ),
  ],
  ['GET scholarship-application/available-course', inScholarship(scholarshipCourses)],
  ['GET scholarship-application/available-faculty', inScholarship(scholarshipFaculties)],
  [
    'GET scholarship-application/available-semester',
    inScholarship((context) => semesters.map((row) => semesterResource(context, row))),
  ],
  ['GET scholarship-campaign/{slug}', showScholarshipCampaign],
  ['GET scholarship-application/{id}/check-can-apply', canApply('scholarship-application')],
  ['POST scholarship-application/{id}/start-confirm', startConfirm],
  ['POST scholarship-application/{id}/confirm', confirm],
  ['POST scholarship-application/file', storeFile('scholarship-application')],
  ['GET scholarship-application/file', listFiles('scholarship-application')],
  ['DELETE scholarship-application/file', deleteFile('scholarship-application')],
  ['GET scholarship-application/custom-input', listCustomInputs('scholarship-application')],
  ['POST scholarship-application/custom-input', storeCustomInputs('scholarship-application')],
  ...ofApplications('scholarship-application'),

  ['GET short-course-application/appearance', banners],
  ['GET short-course-application/available-campaign', shortCourseCampaign],
  ['GET short-course-application/period', period],
  ['GET short-course-application/search-course', searchShortCourse],
  ['GET short-course-application/suggestion', suggestion],
  ['POST short-course-application/file', storeFile('short-course-application')],
  ['GET short-course-application/file', listFiles('short-course-application')],
  ['DELETE short-course-application/file', deleteFile('short-course-application')],
  ['POST short-course-application/{id}/participant', update('short-course-application')],
  ...ofApplications('short-course-application'),

  ['GET payment/available-method', availableMethod],
  ['GET payment/request-bill-payment-image', billImage],
  ['GET payment/check', checkPayment],

  ['GET general/available-campaign-faculty', campaignFaculty],
  ['GET general/course', coursesOfFaculty],
  ['GET general/school', schoolList],
  ['GET general/district/postcode', postcodeList],
  ['GET general/location/province/all', provinceList],
  ['GET general/location/district/all', districtList],
  ['GET general/location/sub-district/all', subDistrictList],

  ['POST application-dashboard/otp/request', requestDashboardCode],
  ['POST application-dashboard/otp/validate', validateDashboardCode],
  ['POST application-dashboard/continue-registration', continueRegistration],
  ['GET application-dashboard', dashboard],
];
