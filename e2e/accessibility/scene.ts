import type { Page } from '@playwright/test';
import type { Locale } from '../../src/config/locales.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** Scans are described as data: a scene is a list of states that are reached one after another. */

export interface State<T = unknown> {
  readonly name: string;
  /** Reaches this state from the one before. */
  readonly reach: (actor: T) => Promise<unknown>;
}

export interface Scene<T = unknown> {
  readonly name: string;
  /** Creates the person who goes through the scene. */
  readonly actor: (page: Page, sandbox: Sandbox, locale: Locale) => T;
  readonly states: readonly State<T>[];
  /** Matches console errors that the scene causes. */
  readonly tolerates?: RegExp;
  /** The question about cookies has not been answered yet. */
  readonly isUnasked?: true;
}

/** Hides the type of the actor, so that one table can hold scenes of every flow. */
export const scene = <T>(one: Scene<T>): Scene => one as unknown as Scene;
