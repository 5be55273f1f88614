/**
 * Modules that do not import each other find each other in the page by these names. Other files write them as literals,
 * because an imported constant would cost every page a request; types and `tests/architecture/dom-contract.test.ts`
 * check them.
 */
export const dataAttributes = {
  'data-route': 'body, script: name of the route, for reports, analytics and the server’s log instead of a URL',
  'data-failed-request': 'body: first digits of the id of the last call that failed, for the help desk',
  'data-theme': 'body: theme of the page',
  'data-footer': 'body: whether the footer is shown or hidden',
  'data-flow': 'body, cards, script: id of the flow, for its colour and its stored data',
  'data-early-reads': 'script: addresses that the page reads before its island is there, separated by spaces',
  'data-loading': 'body: name of the loading overlay',
  'data-consent': 'body: version of the cookies policy; absent where nothing asks for consent',
  'data-tools': 'body: analytics tools of the page, separated by spaces',
  'data-replay': 'body: set where a visit may be replayed',
  'data-recorded': 'body: a replay of the visit is being recorded',
  'data-state': 'progress bar: idle, running or failed',
  'data-language-toggle': 'link to the same page in the other language',
  'data-storage-notice':
    'body: version of the cookies policy, where nothing asks for consent and a strip says that only the site stores anything',
  'data-consent-settings': 'button that opens the consent banner again',
  'data-slug-segment': 'intro: index of the path segment that is the slug',
  'data-next-page': 'intro: path of the next page, to prefetch',
  'data-next-content': 'intro: address of the content that the next page swaps in',
  'data-came-back': 'island: Back or Forward has swapped its page in',
  'data-step': 'stepper item: name of the step',
  'data-step-number': 'number in a stepper item',
  'data-step-position': 'sentence "step n of m"',
  'data-step-part': 'sentence "part n of m" of the current step',
  'data-step-form': 'form: key of its flow in storage',
  'data-field': 'control: name of the field it belongs to, where its own differs',
  'data-required': 'radio button: an answer is required (`required` would make Chromium call it wrong)',
  'data-rule': 'control: field rule that is checked before hydration',
  'data-required-message': 'control: message of an empty required field',
  'data-rule-message': 'control: message of a broken rule',
  'data-error-for': 'element that shows the error of the named control',
  'data-sensitive': 'control: its value is never stored',
  'data-query-param': 'control or form: query parameters that answer it, separated by spaces',
  'data-invalid': 'group of options: it has an error',
  'data-restoring': 'island: is about to show stored data; sent, registered: an application in place of the form',
  'data-settled': 'form: all server content that changes its height is in place',
  'data-hydrating': 'island: React is taking over its markup',
  'data-typing': 'island that is not hydrated: a key is down in it or a text is being composed',
  'data-hydrated': 'form, island: React has taken over',
  'data-load-failed': 'island: its code could not be loaded',
  'data-invalid-fields': 'form: fields that were invalid before hydration, separated by spaces',
  'data-submitted': 'form: submit before hydration, to be repeated; no: it had faults',
  'data-at-end': 'bar of the page: stands at its end, because the action bar is at its own place',
  'data-quiet': 'bar of the page: waits until the page is scrolled',
  'data-notice-title': 'title of a notice, which the sheet of help may quote',
  'data-application-number': 'body: number of the application that the page shows',
  'data-failure': 'body: status or kind of the last failed call, for the sheet of help',
  'data-application-complete': 'result: the server has said that the application is complete',
  'data-copy': 'copy of everything that was sent',
  'data-answer': 'answer on a first page: prepare, pay, result, or about for what a scholarship says',
  'data-messages': 'home, page of costs: messages of what the server tells, as JSON',
  'data-next-action': 'link of a card to what the applicant has to do next',
  'data-facts': 'card: what the server tells of a programme; main: a row of the page of costs with larger letters',
  'data-campaign': 'entry of a list: slug of the scholarship',
  'data-otp-cells': 'holds the cells of a one-time code',
  'data-origins': 'page that clears this device: hosts of the site, separated by spaces',
  'data-modal': 'dialog: what the modal is for',
  'data-prize': 'entry of a list: what the scholarship gives',
  'data-early-click': 'button: clicked before hydration, to be clicked again',
} as const satisfies Readonly<Record<`data-${string}`, string>>;

export const elementIds = {
  content: 'main: target of the skip link, and of the focus when nothing better is left',
  'page-intro': 'heading of a page and what stands beside it',
  'landing-facts': 'facts of a flow on its first page; what the server tells of its rounds is added to them',
  'page-heading': 'heading of a page of a flow, whose text a screen may replace',
  'heading-start': "the part of a first page's heading before the university; a scholarship puts its name there",
  'needs-script': 'notice that the page needs script, which the first script removes',
  'chunk-error': 'notice that code could not be loaded, hidden at first',
  'chunk-error-reload': 'reload button of that notice',
  'request-progress': 'progress bar of running requests',
  'find-contact': 'form that asks for phone and e-mail',
  part: 'heading of the open part of a form',
  ways: 'programmes on the home page',
  scholarships: 'list of the open scholarships on the home page',
  'nearest-deadline': 'home: the round of a bachelor that closes next, and its deadline',
  faculties: 'home: list of the faculties, hidden until the server has named them',
  'home-start': 'home: link to the first page of a bachelor, or to the application that this browser has begun',
  'home-choose': 'home: link to the quiz, or to all ways to apply',
  applications: 'space for links to the applications of this browser',
  'clear-device': 'main of the page that clears this device on every host',
  'application-facts': 'aside of a step: space for the number and the choices of the application',
  costs: 'page of costs: all of it',
  'costs-offer': 'page of costs: select of what somebody applies for',
  'costs-faculty': 'page of costs: select of the faculty, in a paragraph that is hidden without faculties',
  'costs-facts': 'page of costs: space for its heading and its facts, or a message',
  'costs-date': 'page of costs: when the facts were read',
  'costs-actions': 'page of costs: buttons to share, copy and print, and the link to the application',
  'payer-link': 'link to the page of costs',
  cleared: 'notice that the data on this device was cleared, and the hash of the home page that asks for it',
} as const;

export const customEvents = {
  'island:hydrate': 'asks the island around the target to hydrate now',
  'island:hydrating': 'React is about to take over: the markup must be as it was built; default prevented: it was not',
  'chunk:failed': 'code could not be loaded; detail: the error',
  'error:caught': 'the page explains an error of its own code in words; detail: the error for the report',
  'response:incomplete':
    'items of a response were left out because they break the contract; detail: an error for the report',
  'requests:pending': 'detail: number of requests to the API under way',
  'requests:failed': 'a request ended by anything but a cancel; detail: its error',
  'draft:needed': 'what is typed must be in the draft now, because somebody reads it',
  'page:swapped': 'the content of another page has taken this one’s place',
  'help:open': 'the sheet of help is asked for again',
  'consent:chosen': 'the visitor has accepted or rejected cookies',
  'language:changing': 'the page is about to be left for the other language',
} as const;

interface EventDetails {
  'error:caught': unknown;
  'response:incomplete': Error;
  'chunk:failed': unknown;
  'requests:pending': number;
  'requests:failed': unknown;
}
type CustomEvents = {
  [Name in keyof typeof customEvents]: CustomEvent<Name extends keyof EventDetails ? EventDetails[Name] : undefined>;
};

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;
type DatasetKey = keyof typeof dataAttributes extends `data-${infer Name}` ? CamelCase<Name> : never;
type Dataset = Partial<Record<DatasetKey, string>>;

declare global {
  /* oxlint-disable @typescript-eslint/no-empty-object-type -- Merging is the only way to extend the types of the platform. */
  interface DOMStringMap extends Dataset {}
  interface WindowEventMap extends CustomEvents {}
  interface DocumentEventMap extends CustomEvents {}
  interface HTMLElementEventMap extends CustomEvents {}
}
