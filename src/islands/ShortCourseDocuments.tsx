import { forFlow } from '../engine/for-flow.tsx';
import { DocumentsScreen } from '../engine/DocumentsScreen.tsx';
import { shortCourse } from '../flows/short-course.ts';

/** The documents step of the short-course flow. */
export const ShortCourseDocuments = forFlow(shortCourse, DocumentsScreen);
