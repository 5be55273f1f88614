import { html } from 'hono/html';
import type { Markup } from './layout.ts';

interface FieldOptions {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly control: Markup;
}

/** A control with its label and its problems. */
export const field = ({ id, label, hint, control }: FieldOptions): Markup =>
  html`<div class="field">
    <label class="label" for="${id}">${label}</label>
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : ''} ${control}
    <ul class="studio-problems" id="${id}-problems" data-problems></ul>
  </div>`;
