import { call } from '../api/client.ts';
import * as general from '../api/contract/general.ts';
import * as application from '../api/contract/application.ts';
import * as scholarship from '../api/contract/scholarship.ts';
import * as shortCourse from '../api/contract/short-course.ts';
import { isNotFound } from '../api/errors.ts';
import type { FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import type { Round } from './round-facts.ts';

/**
 * @returns `not-found` if the server does not know the campaign
 * @throws {CallError}
 */
export async function readCampaign(slug: string, locale: Locale): Promise<Round | 'not-found'> {
  try {
    return await call(scholarship.campaign, { locale, parameters: { slug } });
  } catch (error) {
    if (isNotFound(error)) return 'not-found';
    throw error;
  }
}

const readAdmission = (type: 'bachelor' | 'graduate', locale: Locale): Promise<readonly Round[]> =>
  call(application.campaigns, { locale, cache: 'refresh', query: { type } });

async function readCourses(locale: Locale): Promise<readonly Round[]> {
  const courses = await call(shortCourse.searchCourses, { locale, cache: 'use', query: {} });
  return courses.map(({ name, price }) => ({ name, amount: price, open: true }));
}

/** @throws {CallError} */
export async function readRounds(
  flow: FlowId,
  locale: Locale,
  campaigns: readonly Promise<Round | 'not-found'>[],
): Promise<readonly Round[]> {
  switch (flow) {
    case 'bachelor':
    case 'graduate':
      return readAdmission(flow, locale);
    case 'short-course':
      return readCourses(locale);
    case 'scholarship':
      return (await Promise.all(campaigns)).filter((campaign) => campaign !== 'not-found');
  }
}

/** The faculties that offer a bachelor's degree. @throws {CallError} */
export const readFaculties = (locale: Locale): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  call(general.campaignFaculties, { locale, query: { type: 'bachelor', degree: 'bachelor' } });
