import { Applicant } from '../../people/bachelor-applicant.ts';
import { GraduateApplicant } from '../../people/graduate-applicant.ts';
import { Scholar } from '../../people/scholarship-applicant.ts';
import { Trainee } from '../../people/short-course-applicant.ts';
import { expect } from '../../support/fixtures.ts';
import { CAMPAIGN } from '../../support/prepare-scholarship.ts';
import { scene, type Scene } from '../scene.ts';

/** Rounds and campaigns that are closed, an existing application, and the search for a course. */

const ofAdmission = (name: string, actor: Scene<Applicant>['actor']): Scene =>
  scene<Applicant>({
    name: `${name}, an intake that is closed`,
    actor,
    states: [
      {
        name: 'an application is under way',
        reach: async (applicant) => {
          await applicant.storeSession(await applicant.prepared('start'));
          await applicant.sandbox.setIntake(applicant.degree, false);
          await applicant.openStart();
          await expect(applicant.page.locator('.came-back a')).toBeVisible();
        },
      },
      {
        name: 'no round is open',
        reach: async (applicant) => {
          const { page, messages } = applicant;
          await applicant.unfold();
          await applicant.next();
          await expect(page.getByRole('alertdialog', { name: messages.dialogs.noIntake.title })).toBeVisible();
        },
      },
    ],
  });

export const intakes: readonly Scene[] = [
  ofAdmission('bachelor', (page, sandbox, locale) => new Applicant(page, sandbox, locale)),
  ofAdmission('graduate', (page, sandbox, locale) => new GraduateApplicant(page, sandbox, locale)),
  scene<Scholar>({
    name: 'scholarship, a campaign that has ended',
    actor: (page, sandbox, locale) => new Scholar(page, sandbox, locale, CAMPAIGN.ended),
    states: [
      {
        name: 'the campaign has ended',
        reach: async (scholar) => {
          await scholar.openStart();
          await expect(scholar.page.getByText(scholar.messages.campaign.closed.title).first()).toBeVisible();
        },
      },
    ],
  }),
  scene<Trainee>({
    name: 'short course, the search',
    actor: (page, sandbox, locale) => new Trainee(page, sandbox, locale),
    states: [
      {
        name: 'the search is open',
        reach: async (trainee) => {
          await trainee.openStart();
          await trainee.page.getByLabel(trainee.messages.fields.labels.course_search).first().focus();
          await trainee.search.press('ArrowDown');
          await expect(trainee.suggestions).toHaveCount(9);
        },
      },
    ],
  }),
];
