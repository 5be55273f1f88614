import type { FlowId } from '../config/flow-registry.ts';
import { bachelor } from './bachelor.ts';
import type { Flow } from './definition/flow.ts';
import { graduate } from './graduate.ts';
import { scholarship } from './scholarship.ts';
import { shortCourse } from './short-course.ts';

/** For the build and programs. A script in the browser imports only the flow of its page. */
export const allFlows: Readonly<Record<FlowId, Flow>> = {
  bachelor,
  graduate,
  'short-course': shortCourse,
  scholarship,
};
