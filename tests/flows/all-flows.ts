import type { Flow } from '../../src/flows/definition/flow.ts';
import type { FlowId } from '../../src/config/flow-registry.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { graduate } from '../../src/flows/graduate.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { shortCourse } from '../../src/flows/short-course.ts';

/** The site never imports all flows at once, so that a page loads only its own. */
export const allFlows: Readonly<Record<FlowId, Flow>> = {
  bachelor,
  graduate,
  'short-course': shortCourse,
  scholarship,
};
