/** The four ways to apply; each has its own path prefix, host label, stepper colour and storage (spec, sections 1 and 2). */
export const FLOW_IDS = ['bachelor', 'graduate', 'short-course', 'scholarship'] as const;
export type FlowId = (typeof FLOW_IDS)[number];

/** The prefix is also the first label of the flow's own host name (`regisbachelor.…`, `regisbachelor-dev.…`). */
export const FLOW_PREFIX: Record<FlowId, string> = {
  bachelor: 'regisbachelor',
  graduate: 'regisgraduate',
  'short-course': 'regisshortcourse',
  scholarship: 'regisscholarship',
};
