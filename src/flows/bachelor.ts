import { defineFlow } from './definition/flow.ts';
import { admission } from './admission.ts';
import { facultyOfInterest, programme, PROGRAMME_ANSWERS } from './fields/programme.ts';
import { interests } from './fields/funding.ts';
import { contact, fullName, title } from './fields/person.ts';
import { BEFORE_BACHELOR, currentEducation, identity, results, schoolOf } from './fields/schooling.ts';
import { BACHELOR_CHOICES } from '../config/choices/bachelor.ts';

/** Sources: docs/spec.md, sections 1 and 2; the order of the steps is chosen in docs/spec-decisions.md, section 2. */
export const bachelor = defineFlow({
  ...admission('bachelor'),
  id: 'bachelor',
  steps: [
    {
      name: 'start',
      route: 'bachelor',
      save: 'register',
      fields: [
        {
          kind: 'radio',
          name: 'programme_type',
          options: BACHELOR_CHOICES.programme_type,
          section: 'programme',
          invalidates: PROGRAMME_ANSWERS,
        },
        currentEducation(BEFORE_BACHELOR),
        facultyOfInterest('bachelor', () => 'bachelor'),
        ...title,
        ...fullName,
        ...contact,
      ],
    },
    { name: 'faculty', route: 'bachelor.faculty', save: 'answers', fields: programme('bachelor') },
    {
      name: 'education',
      route: 'bachelor.education',
      save: 'answers',
      fields: [...identity, ...schoolOf('school'), ...results],
    },
    { name: 'scholarship', route: 'bachelor.scholarship', save: 'answers', fields: interests },
    { name: 'documents', route: 'bachelor.upload-document', save: 'uploads', fields: [] },
  ],
});
