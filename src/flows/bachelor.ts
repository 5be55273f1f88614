import * as application from '../api/contract/application.ts';
import { startApplication } from '../api/contract/payment.ts';
import { defineFlow } from '../engine/flow.ts';
import { currentEducation, facultyOfInterest, programme } from './fields/admission.ts';
import { contact, fullName, title } from './fields/person.ts';
import { identity, results, school } from './fields/schooling.ts';
import { admissionCalls, admissionInitialBody, admissionWantedFiles } from './admission-calls.ts';

/** Bachelor's degree, four years or a transfer programme (spec, sections 1 and 2; order by decisions, section 2). */
export const bachelor = defineFlow({
  id: 'bachelor',
  type: 'bachelor',
  paymentKind: 'application',
  routes: {
    payment: 'bachelor.payment',
    callback: 'bachelor.payment-callback',
    complete: 'bachelor.confirmation-complete',
    failed: 'bachelor.confirmation-failed',
  },
  steps: [
    {
      name: 'start',
      route: 'bachelor',
      save: 'register',
      fields: [
        { kind: 'tiles', name: 'programme_type', options: ['four_year', 'transfer'], section: 'programme' },
        currentEducation(['m6', 'vocational', 'high_vocational', 'non_formal', 'ged', 'bachelor']),
        facultyOfInterest('bachelor'),
        ...title,
        ...fullName,
        ...contact,
      ],
    },
    { name: 'faculty', route: 'bachelor.faculty', save: 'answers', fields: programme('bachelor') },
    { name: 'education', route: 'bachelor.education', save: 'answers', fields: [...identity, ...school, ...results] },
    {
      name: 'scholarship',
      route: 'bachelor.scholarship',
      save: 'answers',
      fields: [
        { kind: 'tiles', name: 'scholarship_interest', options: ['yes', 'no'] },
        { kind: 'tiles', name: 'student_loan_interest', options: ['yes', 'no'] },
      ],
    },
    { name: 'documents', route: 'bachelor.upload-document', save: 'documents', fields: [] },
  ],
  calls: { ...admissionCalls, startPayment: startApplication, appearance: application.appearance },
  appearanceQuery: { type: 'bachelor' },
  checkQuery: (person) => ({ ...person, mode: 'check', type: 'bachelor' }),
  codeIdentity: () => ({ type: 'bachelor' }),
  initialBody: (values) => ({ ...admissionInitialBody(values), type: 'bachelor' }),
  openPaymentBody: (method) => ({ method }),
  wantedFiles: admissionWantedFiles('bachelor'),
});
