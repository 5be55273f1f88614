import type { Page } from '@playwright/test';
import type { Locale } from '../../src/config/locales.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** What is scanned, as data: scenes of states, which are reached one after another. */

export const KINDS = [
  'nothing stored',
  'cookies asked',
  'empty',
  'wrong',
  'filled',
  'dialog',
  'loading',
  'failed',
  'application status',
  'payment status',
] as const;

export interface State<T = unknown> {
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
  /** Goes there from the state before. */
  readonly reach: (actor: T) => Promise<unknown>;
}

export interface Scene<T = unknown> {
  readonly name: string;
  /** Who goes through it. */
  readonly actor: (page: Page, sandbox: Sandbox, locale: Locale) => T;
  readonly states: readonly State<T>[];
  /** Console errors that it causes. */
  readonly tolerates?: RegExp;
  /** Nobody has answered the question about cookies. */
  readonly isUnasked?: true;
}

/** Forgets the kind of actor, so that a table can hold scenes of every flow. */
export const scene = <T>(one: Scene<T>): Scene => one as unknown as Scene;
