import {
  campaigns,
  courses,
  courseTypes,
  districts,
  faculties,
  Flow,
  provinces,
  schools,
  semesters,
  shortCourses,
  subDistricts,
} from './catalogue.ts';
import { type Form, notBlank, oneOf, pattern, rowOf, size } from './constraints.ts';

const personName = [pattern(/^(?:-|\p{L}[\p{L}\p{M}\p{Nd}ฯๆ.,'’\- ]*)$/u), size(100)];
const phone = pattern(/^\d{6,15}$/);
const country = pattern(/^[A-Z]{2}$/);
const email = [pattern(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), size(254)];
const oneLine = [pattern(/^[^\r\n]*$/), size(200)];
const word = [size(100)];
const postcode = [pattern(/^[1-9]\d{4}$/)];

export const contact: Form = {
  phone: [notBlank, phone],
  phone_country: [notBlank, country],
  email: [notBlank, ...email],
};
export const admissionType: Form = { type: [notBlank, oneOf('BACHELOR', 'GRADUATE')] };
export const anyType: Form = { type: [notBlank, oneOf(...Object.values(Flow))] };
export const checkMode: Form = { mode: [notBlank, oneOf('CHECK')] };
export const code: Form = { otp: [notBlank, pattern(/^\d{6}$/)] };
export const applicationId: Form = { application_id: [notBlank] };
export const paymentMethod: Form = { method: [notBlank, oneOf('THAI_QR', 'CARD', 'NONE')] };
export const cardToken: Form = { token: [notBlank] };
export const paymentKind: Form = {
  kind: [notBlank, oneOf('APPLICATION', 'SCHOLARSHIP_APPLICATION', 'SHORT_COURSE_APPLICATION')],
};
export const documentType: Form = {
  type: [notBlank, oneOf('ID_CARD', 'TRANSCRIPT', 'TCAS', 'HOUSE_REGISTRATION', 'COVER_LETTER', 'PORTFOLIO')],
};
export const scholarshipCampaign: Form = {
  scholarship_campaign_id: [notBlank, rowOf(campaigns.filter((row) => row.flow === Flow.Scholarship))],
};
export const shortCourse: Form = { short_course_id: [notBlank, rowOf(shortCourses)] };

const sources: Form = Object.fromEntries(
  ['source', 'medium', 'campaign', 'content', 'term'].map((name) => [`utm_${name}`, word]),
);
const person: Form = { first_name: [notBlank, ...personName], last_name: [notBlank, ...personName] };
const titles: Form = { prefix_name: [notBlank, size(100)], rank: word, academic_rank: word };

export const admission: Form = {
  ...contact,
  ...person,
  ...titles,
  ...sources,
  ...admissionType,
  education: [notBlank, size(100)],
  faculty_id: [notBlank, rowOf(faculties)],
};

export const scholarship: Form = {
  ...contact,
  ...person,
  ...sources,
  ...scholarshipCampaign,
  student_no: [pattern(/^AD66\d{6}$/)],
  education: word,
  faculty_id: [rowOf(faculties)],
};

export const training: Form = { ...contact, ...person, ...titles, ...sources, ...shortCourse };

const address = (kind: string): Form => ({
  [`${kind}_address`]: oneLine,
  [`${kind}_postcode`]: postcode,
  [`${kind}_province_id`]: [rowOf(provinces)],
  [`${kind}_district_id`]: [rowOf(districts)],
  [`${kind}_sub_district_id`]: [rowOf(subDistricts)],
});

/** No step requires a field: what an application needs is judged when it is paid or confirmed. */
export const step: Form = {
  first_name: personName,
  last_name: personName,
  phone: [phone],
  phone_country: [country],
  email,
  rank: word,
  academic_rank: word,
  faculty_id: [rowOf(faculties)],
  campaign_id: [rowOf(campaigns)],
  referral_code: [pattern(/^[A-Z0-9-]+$/), size(30)],
  course_type_id: [rowOf(courseTypes)],
  course_id: [rowOf(courses)],
  major_id: [rowOf(courses.flatMap((course) => course.majors))],
  semester_id: [rowOf(semesters)],
  short_course_id: [rowOf(shortCourses)],
  period_id: [rowOf(shortCourses.map((course) => course.period))],
  id_number: [pattern(/^[A-Z0-9]{5,20}$/)],
  postcode,
  province_id: [rowOf(provinces)],
  district_id: [rowOf(districts)],
  school_id: [rowOf(schools)],
  school_name: oneLine,
  gpax: [pattern(/^(?:[0-3](?:\.\d{1,2})?|4(?:\.0{1,2})?)$/)],
  academic_year: [pattern(/^\d{4}$/)],
  student_no: [pattern(/^AD66\d{6}$/)],
  special_talent: [size(200)],
  activities: [size(200)],
  occupation: oneLine,
  workplace: oneLine,
  attendees: [pattern(/^[1-9]\d{0,3}$/)],
  company_name: oneLine,
  branch: [pattern(/^\d{5}$/)],
  tax_id: [pattern(/^\d{13}$/)],
  ...address('home'),
  ...address('tax'),
  ...address('shipping'),
};
