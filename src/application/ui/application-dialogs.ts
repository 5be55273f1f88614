import { createElement } from 'react';
import { maskEmail, maskPhone } from '../mask-contact.ts';
import type {
  ApplicationChoice,
  EditChoice,
  EditConflict,
  FlowSession,
  LinkConflict,
  LinkDecision,
  SavedState,
  TabChoice,
} from '../environment.ts';
import type { Locale } from '../../config/locales.ts';
import { dialogMessages } from '../../i18n/lazy-messages.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Contact, Eligibility } from '../../model/application.ts';
import { askToConfirm, openConfirmDialog, showAlert } from '../../ui/overlays/open.ts';
import { EditConflicts } from './EditConflicts.tsx';
import { ExistingApplication } from './ExistingApplication.tsx';
import { changeInForm } from './otp/change-in-form.ts';
import { duplicatePreset, savedPreset } from '../../ui/overlays/presets.ts';

/** @returns whether the applicant wants to open the existing application */
export async function confirmExistingApplication(
  session: FlowSession,
  { common }: FlowMessages,
  contact: Contact,
  keepsTyped: boolean,
): Promise<boolean> {
  const { duplicate } = await dialogMessages(session.locale);
  const message = createElement(ExistingApplication, { contact, keepsTyped, text: duplicate });
  const decision = await openConfirmDialog(duplicatePreset({ ...duplicate, message }, common.close));
  if (decision === 'secondary') changeInForm(session);
  return decision === 'primary';
}

/**
 * Shows the server's reason if there is one (docs/spec.md, section 8).
 * @returns whether the applicant wants to see other programmes
 */
export async function showNotEligible(
  locale: Locale,
  { common }: FlowMessages,
  reason: Eligibility['reason'],
): Promise<boolean> {
  const { title, message, others } = (await dialogMessages(locale)).noIntake;
  const text = { title, message: reason ?? message, primary: others, secondary: common.close };
  return showAlert({ style: 'info', ...text });
}

/** Says that the answers are saved (docs/spec.md, section 8). */
export async function showSaved(locale: Locale, { common }: FlowMessages): Promise<void> {
  const { title, message } = (await dialogMessages(locale)).savedAlert;
  await showAlert({ style: 'success', title, message, primary: common.close });
}

/**
 * Claims no more than the server has acknowledged: before the registration, the draft is only on this device
 * (docs/spec.md, section 2).
 * @param isTabOnly the browser keeps nothing after the tab is closed, as on a shared computer
 * @returns whether the applicant wants to leave
 */
export async function confirmExit(
  locale: Locale,
  { common }: FlowMessages,
  savedState: SavedState,
  isTabOnly: boolean,
): Promise<boolean> {
  const {
    saved,
    confirmLeave: { draftTitle, device, tabOnly },
  } = await dialogMessages(locale);
  const text = (isTabOnly ? tabOnly : device)[savedState];
  const decision = await openConfirmDialog(
    savedState === 'draft'
      ? savedPreset({ ...saved, title: draftTitle, message: text }, common.close)
      : { ...savedPreset(saved, common.close), description: text },
  );
  return decision === 'secondary';
}

/** Lets the applicant decide if a link names another course than the application. */
export async function resolveLinkConflict(
  locale: Locale,
  { common }: FlowMessages,
  names: LinkConflict,
): Promise<LinkDecision> {
  const { title, message, primary, secondary } = (await dialogMessages(locale)).otherCourse;
  const decision = await openConfirmDialog({
    icon: 'question',
    title,
    message: interpolate(message, { ...names }),
    primary,
    secondary,
    close: common.close,
  });
  switch (decision) {
    case 'primary':
      return 'continue';
    case 'secondary':
      return 'start-new';
    case 'dismissed':
      return 'dismissed';
  }
}

export async function resolveEdits(
  locale: Locale,
  { common, fields }: FlowMessages,
  conflicts: readonly EditConflict[],
): Promise<EditChoice> {
  const { title, primary, secondary, ...text } = (await dialogMessages(locale)).otherEdits;
  const message = createElement(EditConflicts, { conflicts, fields, text });
  const decision = await openConfirmDialog({
    icon: 'question',
    title,
    message,
    primary,
    secondary,
    close: common.close,
  });
  return decision === 'primary' ? 'mine' : decision === 'secondary' ? 'saved' : 'dismissed';
}

/** Lets the applicant decide if a link opens another application than the current one. */
export async function chooseApplication(
  locale: Locale,
  { common }: FlowMessages,
  contact: Contact | undefined,
): Promise<ApplicationChoice> {
  const { title, message, messageWithContact, primary, secondary } = (await dialogMessages(locale)).otherApplication;
  const decision = await openConfirmDialog({
    icon: 'question',
    title,
    message: contact
      ? interpolate(messageWithContact, { phone: maskPhone(contact.phone), email: maskEmail(contact.email) })
      : message,
    primary,
    secondary,
    close: common.close,
  });
  return decision === 'primary' ? 'linked' : decision === 'secondary' ? 'current' : 'dismissed';
}

export async function chooseTabApplication(locale: Locale, { common }: FlowMessages): Promise<TabChoice> {
  const decision = await openConfirmDialog({
    icon: 'question',
    ...(await dialogMessages(locale)).otherTab,
    close: common.close,
  });
  return decision === 'primary' ? 'this' : decision === 'secondary' ? 'other' : 'dismissed';
}

export async function confirmNewApplication(locale: Locale, { common }: FlowMessages): Promise<boolean> {
  return askToConfirm({ icon: 'question', ...(await dialogMessages(locale)).newApplication, close: common.close });
}
