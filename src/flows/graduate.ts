import { defineFlow } from './definition/flow.ts';
import { admission } from './admission.ts';
import { facultyOfInterest, programme, PROGRAMME_ANSWERS } from './fields/programme.ts';
import { interests, loanType } from './fields/funding.ts';
import { contact, fullName, title } from './fields/person.ts';
import { currentEducation, identity, results, schoolOf } from './fields/schooling.ts';

/** Sources: docs/spec.md, sections 1 and 2; the order of the steps is chosen in docs/spec-decisions.md, section 2. */
export const graduate = defineFlow({
  ...admission('graduate'),
  id: 'graduate',
  steps: [
    {
      name: 'start',
      route: 'graduate',
      save: 'register',
      fields: [
        {
          kind: 'radio',
          name: 'degree',
          options: ['master', 'doctoral'],
          section: 'programme',
          invalidates: PROGRAMME_ANSWERS,
        },
        currentEducation(['bachelor', 'master', 'doctoral', 'other']),
        facultyOfInterest('graduate', ({ degree }) => degree),
        ...title,
        ...fullName,
        ...contact,
      ],
    },
    { name: 'faculty', route: 'graduate.faculty', save: 'answers', fields: programme('graduate') },
    {
      name: 'education',
      route: 'graduate.education',
      save: 'answers',
      fields: [...identity, ...schoolOf('university'), ...results],
    },
    { name: 'scholarship', route: 'graduate.scholarship', save: 'answers', fields: [...interests, loanType] },
    { name: 'documents', route: 'graduate.upload-document', save: 'uploads', fields: [] },
  ],
});
