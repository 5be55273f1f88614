import type { Screen } from '../screen.ts';
import { bachelor } from './bachelor.ts';
import { dashboard } from './dashboard.ts';
import { scholarship } from './scholarship.ts';
import { shortCourse } from './short-course.ts';

/** Every call at the screen that makes it. */
export const screens: readonly Screen[] = [...bachelor, ...dashboard, ...shortCourse, ...scholarship];
