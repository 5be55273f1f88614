import * as v from 'valibot';
import code from '../../locales/en/code.json' with { type: 'json' };
import common from '../../locales/en/common.json' with { type: 'json' };
import dialogs from '../../locales/en/dialogs.json' with { type: 'json' };
import errors from '../../locales/en/errors.json' with { type: 'json' };
import fields from '../../locales/en/fields.json' with { type: 'json' };
import flow from '../../locales/en/flow.json' with { type: 'json' };
import type { Words } from '../../src/i18n/words.ts';
import { flowContext, type FlowContext, type FlowWords } from '../../src/engine/context.ts';
import type { Flow } from '../../src/engine/flow.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { Application } from '../../src/model/application.ts';

export const words: FlowWords & Pick<Words, 'code' | 'dialogs'> = { common, dialogs, errors, fields, flow, code };

/** An application as the server answers it: draft number 7, with the given answers. */
export const applicationOf = (answers: Readonly<Record<string, unknown>> = {}): Application =>
  v.parse(Application, { id: 7, ...answers });

/** The bachelor flow in English, as in a browser that keeps nothing yet. */
export function freshContext(of: Flow = bachelor): FlowContext {
  const context = flowContext(of, 'en', words);
  context.stores.$draft.set({});
  context.stores.$id.set('');
  context.stores.$token.set('');
  return context;
}

/** As after a registration: id 7 and a token. */
export function applyingContext(of: Flow = bachelor): FlowContext {
  const context = freshContext(of);
  context.stores.$id.set('7');
  context.stores.$token.set('old-token');
  context.contact = { phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' };
  return context;
}

/** Answers to the first step, as its form cleans them. Everything is made up. */
export const START = {
  programme_type: 'four_year',
  education: 'm6',
  faculty_id: '1',
  prefix_name: 'mr',
  first_name: 'สมมติ',
  last_name: 'ตัวอย่าง',
  phone: '0812345678',
  phone_country: 'TH',
  email: 'applicant@example.com',
} as const;
