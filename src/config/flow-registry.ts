/** `result`: the university decides and tells the applicant. */
export type NextStepName = 'email' | 'contact' | 'result' | 'studentNumber';

export const PAYMENT_KINDS = ['application', 'scholarship-application', 'short-course-application'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

interface FlowFacts {
  /** The first path segment of the flow, and the first label of its host name. */
  readonly prefix: string;
  /**
   * URLs name a campaign by its slug: applications are stored per campaign, and the dashboard asks the server to reopen
   * them.
   */
  readonly perCampaign?: true;
  /** What the university does once an application is complete (docs/spec.md, section 9); see `src/model/next-steps.ts`. */
  readonly nextSteps: readonly NextStepName[];
  /** Fields that name what was applied for, in parts. Each part shows its first known field. */
  readonly appliedFor: readonly (readonly string[])[];
}

const PROGRAMME = [['course_id', 'faculty_id'], ['major_id'], ['campaign_id', 'campaign_name']] as const;

/** The ids are separate from the facts, because scripts that run before React need only the ids. */
export const FLOW_IDS = ['bachelor', 'graduate', 'short-course', 'scholarship'] as const;
export type FlowId = (typeof FLOW_IDS)[number];
export const isFlowId = (text: string): text is FlowId => (FLOW_IDS as readonly string[]).includes(text);

/** Facts about every flow for the areas below `flows/`, as plain data. */
export const FLOWS = {
  bachelor: { prefix: 'regisbachelor', nextSteps: ['email', 'result', 'studentNumber'], appliedFor: PROGRAMME },
  graduate: {
    prefix: 'regisgraduate',
    nextSteps: ['email', 'contact', 'result', 'studentNumber'],
    appliedFor: PROGRAMME,
  },
  'short-course': {
    prefix: 'regisshortcourse',
    nextSteps: ['email'],
    appliedFor: [['short_course_id'], ['period_id']],
  },
  scholarship: {
    prefix: 'regisscholarship',
    perCampaign: true,
    nextSteps: ['email', 'result', 'studentNumber'],
    appliedFor: [['campaign_name'], ['course_id', 'faculty_id']],
  },
} as const satisfies Record<FlowId, FlowFacts>;

type PerCampaign = {
  [F in FlowId]: (typeof FLOWS)[F] extends { readonly perCampaign: true } ? F : never;
}[FlowId];
export const isPerCampaign = (flow: FlowId): flow is PerCampaign => 'perCampaign' in FLOWS[flow];

/** Reads a variable with a list of campaigns, separated by spaces. */
export const slugsIn = (text = ''): readonly string[] => text.match(/\S+/g) ?? [];

/** Whether a text can be the slug of a campaign: one path segment without characters that web servers treat specially. */
export const isSlug = (text: string): boolean => /^[^\s/?#"'\\$;{}]+$/.test(text);

/** The path of the file that lists the open campaigns (docs/decisions/0039-open-campaigns.md). */
export const CAMPAIGNS_FILE = '/scholarships.json';

/** White text has a contrast of 4.5:1 on `strong`; `soft` is a background. */
interface FlowColours {
  readonly strong: string;
  readonly soft: string;
}
export const FLOW_COLOURS: Readonly<Record<FlowId, FlowColours | 'brand'>> = {
  bachelor: 'brand',
  graduate: { strong: '#2f3f93', soft: '#e6e9f9' },
  'short-course': { strong: '#0b6367', soft: '#dcf1f0' },
  scholarship: { strong: '#a3195b', soft: '#fde6f0' },
};
