import { body, data, get, items, type Json } from './changes.ts';
import type { Deviation } from './deviating-api.ts';

const asDigit = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);
const PAGE_LENGTH = 50;

/** Forms in which a back end may write the same facts (docs/spec-decisions.md, section 11). */
export const toleratedResponses: readonly Deviation[] = [
  {
    method: 'PATCH',
    path: /^application\/\d+\/personal$/,
    change: (response) =>
      response.ok ? new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } }) : response,
  },
  {
    ...get(/^(?:application\/campaign\/application|short-course-application\/available-campaign)$/),
    change: items(({ open, need_referral_code, amount, ...item }) => ({
      ...item,
      open: asDigit(open),
      need_referral_code: String(asDigit(need_referral_code)),
      amount: Number(amount).toLocaleString('en', { minimumFractionDigits: 2 }),
    })),
  },
  {
    ...get(/^payment\/check$/),
    change: async (response) => {
      const { data: charge } = (await response.clone().json()) as { readonly data?: Json };
      const isNone = response.ok && charge?.['status'] === 'none';
      return isNone ? Response.json({ message: 'ไม่พบรายการชำระเงิน' }, { status: 404 }) : response;
    },
  },
  {
    ...get(/^payment\/available-method$/),
    change: data((sent) => ({ ...sent, methods: (sent['methods'] as string[]).map((code) => ({ code, name: code })) })),
  },
  {
    ...get(/^general\/location\/province\/all$/),
    serve: (address) => address.replace(/\?page=\d+$/, ''),
    change: body(({ data: list }, request) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      const items = (list as Json[]).slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH);
      return { data: items, meta: { current_page: page, last_page: 2, total: (list as Json[]).length } };
    }),
  },
  {
    ...get(/^scholarship-campaign\/[\w-]+$/),
    change: data((sent) => ({ ...sent, closes_at: Date.parse(String(sent['closes_at'])) })),
  },
  {
    ...get(/^application\/\d+$/),
    change: data(({ faculty_id, readable, ...sent }) => {
      const { faculty_id: name, course_id: course, ...others } = readable as Json;
      const relation = { id: sent['course_id'], name: course };
      return { ...sent, faculty: { id: faculty_id, name }, readable: { ...others, course_id: relation } };
    }),
  },
];
