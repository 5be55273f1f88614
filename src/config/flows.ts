/** The four ways to apply; each has its own path prefix, host label, stepper colour and storage (spec, sections 1 and 2). */
export const FLOW_IDS = ['bachelor', 'graduate', 'short-course', 'scholarship'] as const;
export type FlowId = (typeof FLOW_IDS)[number];

/** What an applicant is promised; days by `config/constants.ts`. */
export type PromiseName = 'email' | 'contact' | 'studentNumber';

interface FlowFacts {
  /**
   * Its addresses name a campaign: applications are kept per campaign, and the server reopens one from the dashboard
   * (`continue-registration`) where the others ask for a code.
   */
  readonly perCampaign?: true;
  /** What follows a complete application (spec, section 9). */
  readonly promises: readonly PromiseName[];
}

/** What the pages that serve every flow must know of one. A short course gives no student number. */
export const FLOW_FACTS = {
  bachelor: { promises: ['email', 'studentNumber'] },
  graduate: { promises: ['email', 'contact', 'studentNumber'] },
  'short-course': { promises: ['email'] },
  scholarship: { perCampaign: true, promises: ['email', 'studentNumber'] },
} as const satisfies Record<FlowId, FlowFacts>;

type PerCampaign = {
  [F in FlowId]: (typeof FLOW_FACTS)[F] extends { readonly perCampaign: true } ? F : never;
}[FlowId];
export const isPerCampaign = (flow: FlowId): flow is PerCampaign => 'perCampaign' in FLOW_FACTS[flow];

/** The prefix is also the first label of the flow's own host name (`regisbachelor.…`, `regisbachelor-dev.…`). */
export const FLOW_PREFIX: Record<FlowId, string> = {
  bachelor: 'regisbachelor',
  graduate: 'regisgraduate',
  'short-course': 'regisshortcourse',
  scholarship: 'regisscholarship',
};
