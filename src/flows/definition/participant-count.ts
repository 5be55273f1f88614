import type { Application } from '../../model/application.ts';
import type { Flow } from './flow.ts';

/** The number of people that an application covers. An answer that is not a number counts as one. */
export function participantCount({ participantCountField }: Flow, application: Pick<Application, 'id'>): number {
  const answers: Readonly<Record<string, unknown>> = application;
  const count = Number(answers[participantCountField ?? '']);
  return Number.isInteger(count) && count > 1 ? count : 1;
}
