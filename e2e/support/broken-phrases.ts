import type { Page } from '@playwright/test';

/** What reads as one thing, although a dictionary of words would break it. */
const PHRASES = [
  // A negation that is cut from its verb reads as its opposite.
  String.raw`\S{0,12}ไม่(?:ได้|สำเร็จ|มี|พบ|ต้อง|เสร็จ)`,
  // Dates and numbers with what they count.
  String.raw`\d{1,2} (?:มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม)`,
  String.raw`\d{1,2} (?:[ก-ฮ]{1,2}|[ก-ฮ]ี?\.[ก-ฮ])\.[ก-ฮ]?\.?`,
  String.raw`[\d,.–]+ (?:บาท|วัน|นาที|หน้า|ปี|ทุน|รอบ|รายการ)`,
  String.raw`\d{3} \d{3} \d{4}`,
  // Compounds.
  'ภายในวันที่',
  'เงินกู้ยืม',
  'สถานศึกษา',
  'ใบสมัครของคุณ',
  'ปิดรับแล้ว',
  'ยืนยันตัวตน',
  String.raw`[ก-์]{2,}(?:บัณฑิต)`,
] as const;

/** Headings, labels, chips and buttons: what is read at a glance. */
const GLANCED = 'h1, h2, h3, legend, .label, .chip, .tile, [class*="button-"], summary, dt';

/** Returns Thai phrases that are broken into two lines, with the text in which they stand. */
export const brokenPhrases = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([phrases, glanced]) => {
      const pattern = new RegExp(phrases.join('|'), 'gu');
      const found = new Set<string>();
      for (const one of document.querySelectorAll(glanced)) {
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const nodes: { readonly node: Text; readonly from: number }[] = [];
        let text = '';
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          nodes.push({ node, from: text.length });
          text += node.data;
        }
        const placeOf = (index: number): readonly [Text, number] | undefined => {
          const place = nodes.findLast(({ from }) => from <= index);
          return place && [place.node, index - place.from];
        };
        for (const { 0: phrase, index } of text.replaceAll('\u00A0', ' ').matchAll(pattern)) {
          const [start, end] = [placeOf(index), placeOf(index + phrase.length - 1)];
          if (!start || !end) continue;
          const range = document.createRange();
          range.setStart(...start);
          range.setEnd(end[0], end[1] + 1);
          const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
          const [first] = parts;
          if (first && parts.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
            found.add(`"${phrase}" in "${text.trim().replace(/\s+/g, ' ').slice(0, 60)}"`);
        }
      }
      return [...found];
    },
    [PHRASES, GLANCED] as const,
  );
