import { beforeEach, describe, expect, test } from 'vitest';
import {
  keepAcknowledgedAnswers,
  keepUploadedKind,
  withAcknowledgedAnswers,
  withUploadedKinds,
} from '../../src/application/keep-acknowledged-answers.ts';
import { applicationOf, applyingSession, type TestSession } from './test-session.ts';

let session: TestSession;
beforeEach(() => {
  session = applyingSession();
});
const kept = () => session.stores.$acknowledged.get();

describe('an answer that the server has acknowledged', () => {
  test('is kept with the name of the choice in the language of the page', () => {
    keepAcknowledgedAnswers(session, '7', { faculty_id: '3', gpax: '3.50' }, { faculty_id: 'Science' });
    expect(kept()).toEqual({
      id: '7',
      answers: {
        faculty_id: { value: '3', names: { en: 'Science' }, isEchoed: false },
        gpax: { value: '3.50', names: {}, isEchoed: false },
      },
    });
  });

  test('joins those before it, and keeps the names of the same choice in other languages', () => {
    keepAcknowledgedAnswers(session, '7', { faculty_id: '3', gpax: '3.50' }, { faculty_id: 'Science' });
    const thai = { ...session, locale: 'th' } as const;
    keepAcknowledgedAnswers(thai, '7', { faculty_id: '3' }, { faculty_id: 'วิทยาศาสตร์' });
    expect(kept()?.answers).toEqual({
      faculty_id: { value: '3', names: { en: 'Science', th: 'วิทยาศาสตร์' }, isEchoed: false },
      gpax: { value: '3.50', names: {}, isEchoed: false },
    });
    keepAcknowledgedAnswers(thai, '7', { faculty_id: '4' }, {});
    expect(kept()?.answers['faculty_id']).toEqual({ value: '4', names: {}, isEchoed: false });
  });

  test('is not kept if it is secret, or of another application than the current one', () => {
    keepAcknowledgedAnswers(session, '7', { id_number: 'AA1234567', gpax: '3.50' }, {});
    expect(Object.keys(kept()?.answers ?? {})).toEqual(['gpax']);
    keepAcknowledgedAnswers(session, '8', { gpax: '2.00' }, {});
    expect(kept()?.answers['gpax']?.value).toBe('3.50');
  });

  test('replaces those of another application', () => {
    session.stores.$acknowledged.set({ id: '6', answers: { gpax: { value: '2.00', names: {}, isEchoed: false } } });
    keepAcknowledgedAnswers(session, '7', { faculty_id: '3' }, {});
    expect(kept()).toEqual({ id: '7', answers: { faculty_id: { value: '3', names: {}, isEchoed: false } } });
  });
});

describe('an application with answers that were kept', () => {
  const faculty = { value: '3', names: { en: 'Science' }, isEchoed: false };
  const gpax = { value: '3.50', names: {}, isEchoed: false };
  const read = (answers: Readonly<Record<string, unknown>>) => withAcknowledgedAnswers(session, applicationOf(answers));

  test('has those that the server did not return, with their names', () => {
    session.stores.$acknowledged.set({ id: '7', answers: { faculty_id: faculty, gpax } });
    expect(read({})).toMatchObject({ faculty_id: '3', gpax: '3.50', readable: { faculty_id: 'Science' } });
    expect(kept()?.answers).toEqual({ faculty_id: faculty, gpax });
  });

  test('takes the word of the server for an answer and for its name', () => {
    session.stores.$acknowledged.set({ id: '7', answers: { faculty_id: faculty, gpax } });
    const application = read({ faculty_id: '4', gpax: 2, readable: { faculty_id: 'Law' } });
    expect(application).toMatchObject({ faculty_id: '4', gpax: 2, readable: { faculty_id: 'Law' } });
    expect(kept()).toBeNull();
  });

  test('keeps only the name of an answer that the server has returned', () => {
    session.stores.$acknowledged.set({ id: '7', answers: { faculty_id: faculty, gpax } });
    expect(read({ faculty_id: '3', gpax: '3.50' }).readable).toEqual({ faculty_id: 'Science' });
    expect(kept()).toEqual({ id: '7', answers: { faculty_id: { ...faculty, isEchoed: true } }, files: undefined });
    // The server has cleared it since.
    expect(read({})['faculty_id']).toBeUndefined();
  });

  test('shows a name in this language, else that of the server, else one in another language', () => {
    session.stores.$acknowledged.set({
      id: '7',
      answers: {
        faculty_id: { ...faculty, names: { th: 'วิทยาศาสตร์', en: 'Science' } },
        course_id: { value: '5', names: { th: 'ฟิสิกส์' }, isEchoed: false },
        major_id: { value: '6', names: { th: 'ทัศนศาสตร์' }, isEchoed: false },
      },
    });
    const { readable } = read({ readable: { faculty_id: 'Sciences', course_id: 'Physics', major_id: '' } });
    expect(readable).toEqual({ faculty_id: 'Science', course_id: 'Physics', major_id: 'ทัศนศาสตร์' });
  });

  test('takes nothing of another application', () => {
    session.stores.$acknowledged.set({ id: '6', answers: { gpax } });
    expect(read({})['gpax']).toBeUndefined();
    expect(kept()).toEqual({ id: '6', answers: { gpax } });
  });

  test('is that of the page, whichever is current', () => {
    session.stores.$acknowledged.set({ id: '7', answers: { gpax } });
    session.stores.$id.set('8');
    expect(read({})['gpax']).toBe('3.50');
    session.$loadedApplicationId.set(undefined);
    expect(read({})['gpax']).toBeUndefined();
  });
});

describe('the kind of a document that was sent here', () => {
  const file = { id: '5', type: undefined, name: 'a.pdf', size: 1, state: undefined, reason: undefined };

  test('is added where the list of the server lacks it', () => {
    keepUploadedKind(session, '7', '5', 'transcript');
    keepUploadedKind(session, '7', '6', 'id_card');
    const listed = [file, { ...file, id: '6', type: 'portfolio' as const }, { ...file, id: '9' }];
    expect(withUploadedKinds(session, '7', listed).map(({ type }) => type)).toEqual([
      'transcript',
      'portfolio',
      undefined,
    ]);
    expect(withUploadedKinds(session, '8', [file])).toEqual([file]);
  });

  test('is kept only of the current application', () => {
    keepUploadedKind(session, '8', '5', 'transcript');
    expect(kept()).toBeNull();
  });

  test('stays kept when no answer is', () => {
    keepAcknowledgedAnswers(session, '7', { gpax: '3.50' }, {});
    keepUploadedKind(session, '7', '5', 'transcript');
    withAcknowledgedAnswers(session, applicationOf({ gpax: '3.50' }));
    expect(kept()).toEqual({ id: '7', answers: {}, files: { '5': 'transcript' } });
  });
});
