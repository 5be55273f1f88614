export const MESSAGE_KINDS = ['text', 'button', 'heading', 'hint', 'error'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kinds of messages by key, in order of precedence. */
const BY_KEY: readonly (readonly [MessageKind, RegExp])[] = [
  ['heading', /(?:\.|^)(?:\w*[tT]itle|heading)$/],
  ['error', /^errors\.|^fields\.required\.|\.(?:wrong|incomplete|locked|failed|notSent|\w*[eE]rror)$/],
  ['hint', /\.hints?(?:\.|$)|\.(?:lead|\w*[hH]int)$/],
  [
    'button',
    /\.(?:action|submit|continue|back|retry|close|cancel|confirm|delete|save\w*|resend|change|apply|accept|reject|pay|upload|startNew|home)$/,
  ],
];

export const kindOf = (key: string): MessageKind => BY_KEY.find(([, pattern]) => pattern.test(key))?.[0] ?? 'text';
