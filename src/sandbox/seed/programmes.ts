import type { BACHELOR_CHOICES } from '../../config/choices/bachelor.ts';
import type { BilingualText } from '../shared/bilingual.ts';
import { FACULTIES, type CourseSeed } from './faculties.ts';

export const DEGREES = ['bachelor', 'master', 'doctoral'] as const;
export type Degree = (typeof DEGREES)[number];

export interface Faculty {
  readonly id: string;
  readonly slug: string;
  readonly name: BilingualText;
  readonly degrees: readonly Degree[];
}
export interface Course {
  readonly id: string;
  readonly slug: string;
  readonly name: BilingualText;
  readonly faculty: string;
  readonly degree: Degree;
}
export interface Major {
  readonly id: string;
  readonly slug: string;
  readonly name: BilingualText;
  readonly course: string;
}

const slugOf = (english: string): string =>
  english
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Faculty ids are 1–14. The id of a course is faculty, degree and number, that of a major is course and number. */
const coursesOf = (faculty: string, degree: Degree, seeds: readonly CourseSeed[] = []) =>
  seeds.map(({ name, majors = [] }, index) => {
    const id = `${faculty}${String(DEGREES.indexOf(degree) + 1)}${String(index + 1).padStart(2, '0')}`;
    const course: Course = { id, slug: slugOf(name[1]), name, faculty, degree };
    return {
      course,
      majors: majors.map((major, at): Major => ({
        id: `${id}${String(at + 1).padStart(2, '0')}`,
        slug: slugOf(major[1]),
        name: major,
        course: id,
      })),
    };
  });

export const faculties: readonly Faculty[] = FACULTIES.map((seed, index) => ({
  id: String(index + 1),
  slug: seed.slug,
  name: seed.name,
  degrees: DEGREES.filter((degree) => seed[degree] !== undefined),
}));

const everyCourse = FACULTIES.flatMap((seed, index) =>
  DEGREES.flatMap((degree) => coursesOf(String(index + 1), degree, seed[degree])),
);
export const courses: readonly Course[] = everyCourse.map(({ course }) => course);
export const majors: readonly Major[] = everyCourse.flatMap((one) => one.majors);

export interface CourseType {
  readonly id: string;
  readonly name: BilingualText;
  readonly degrees: readonly Degree[];
  /** Of the first degree. */
  readonly programme?: (typeof BACHELOR_CHOICES.programme_type)[number];
}
export const courseTypes: readonly CourseType[] = [
  { id: '11', name: ['ภาคปกติ 4 ปี', 'Four years, weekdays'], degrees: ['bachelor'], programme: 'four_year' },
  { id: '12', name: ['เทียบโอน', 'Transfer'], degrees: ['bachelor'], programme: 'transfer' },
  { id: '13', name: ['ภาคค่ำ', 'Evenings'], degrees: ['bachelor'], programme: 'four_year' },
  { id: '14', name: ['เสาร์-อาทิตย์', 'Weekends'], degrees: ['bachelor'], programme: 'four_year' },
  { id: '21', name: ['ปริญญาโท ภาคค่ำ', 'Master’s, evenings'], degrees: ['master'] },
  { id: '22', name: ['ปริญญาโท เสาร์-อาทิตย์', 'Master’s, weekends'], degrees: ['master'] },
  { id: '31', name: ['ปริญญาเอก เสาร์-อาทิตย์', 'Doctoral, weekends'], degrees: ['doctoral'] },
];

export interface Semester {
  readonly id: string;
  readonly period: BilingualText;
  /** The year in the common era. */
  readonly year: number;
  readonly start: string;
  readonly registration: string;
}
export const semesters: readonly Semester[] = [
  {
    id: '1',
    period: ['ภาคการศึกษาที่ 1', 'Semester 1'],
    year: 2027,
    start: '2027-08-09',
    registration: '2027-07-19',
  },
  {
    id: '2',
    period: ['ภาคการศึกษาที่ 2', 'Semester 2'],
    year: 2027,
    start: '2028-01-10',
    registration: '2027-12-20',
  },
  { id: '3', period: ['ภาคฤดูร้อน', 'Summer term'], year: 2027, start: '2028-06-05', registration: '2028-05-22' },
];
