export interface HeadingFault {
  readonly kind: 'headingSpace' | 'headingTop' | 'headingEmpty' | 'headingSkipped';
  readonly line: number;
  readonly marks: string;
  /** The required beginning of the heading. */
  readonly wanted: string;
}

const HEADING = /^ {0,3}(#+)(\s*)(.*?)\s*$/;
const FENCE = /^ {0,3}(?:```|~~~)/;
const FIRST_DEPTH = 2;

/** Finds headings of a Markdown text that a page would not show as headings, or not at the right level. */
export function headingFaults(markdown: string): HeadingFault[] {
  let isCode = false;
  let depth = FIRST_DEPTH - 1;
  return markdown.split('\n').flatMap((text, index) => {
    if (FENCE.test(text)) isCode = !isCode;
    const [, marks = '', space = '', rest = ''] = (isCode ? null : HEADING.exec(text)) ?? [];
    if (marks === '') return [];
    const deepest = '#'.repeat(depth + 1);
    const fault = (kind: HeadingFault['kind'], wanted: string) => [{ kind, line: index + 1, marks, wanted }];
    const isTop = marks.length < FIRST_DEPTH;
    const isSkipped = marks.length > deepest.length;
    depth = isTop ? FIRST_DEPTH : Math.min(marks.length, deepest.length);
    if (rest === '') return fault('headingEmpty', marks);
    if (isTop) return fault('headingTop', '#'.repeat(FIRST_DEPTH));
    if (isSkipped) return fault('headingSkipped', deepest);
    return space === '' ? fault('headingSpace', `${marks} `) : [];
  });
}
