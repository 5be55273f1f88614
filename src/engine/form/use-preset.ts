import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { dialogWords } from '../../i18n/late-words.ts';
import { fill } from '../../lib/fill.ts';
import type { Application } from '../../model/application.ts';
import { decide } from '../../ui/overlays/open.ts';
import { act } from '../act.ts';
import { flowHref } from '../context.ts';
import type { Option, SearchEntry } from '../flow.ts';
import { beginAnew } from '../held.ts';
import { firstUnfinished, valuesOf } from '../journey.ts';
import { currentQuery, dropFromQuery, go } from '../ports.ts';
import { labelOf } from './fault-text.ts';
import type { FieldPart } from './field-part.ts';

/** What the address wants chosen, as long as it says so. */
function wantedBy({ preset }: SearchEntry, options: readonly Option[]): Option | 'unknown' | undefined {
  const wanted = preset && currentQuery().get(preset.parameter);
  if (!preset || typeof wanted !== 'string') return undefined;
  return options.find(({ item }) => preset.means(item as never, wanted)) ?? 'unknown';
}

/** The question at a link that names another thing than the application: go on with that one, or begin a new one. */
async function ask(
  { context }: FieldPart,
  { name, preset }: SearchEntry,
  application: Application,
  linked: Option,
  options: readonly Option[],
): Promise<void> {
  const { title, message, confirm, cancel } = (await dialogWords(context.locale)).linked;
  const value = valuesOf(application)[name];
  const held =
    application.readable[name] ??
    options.find((option) => option.value === value)?.label ??
    labelOf(name, context.words);
  const decision = await decide({
    icon: 'question',
    title,
    message: fill(message, { held, linked: linked.label }),
    confirm,
    cancel,
    close: context.words.common.close,
  });
  if (decision === 'cancelled') {
    beginAnew(context);
    return;
  }
  if (preset) dropFromQuery(preset.parameter);
  if (decision === 'confirmed') go(flowHref(context, firstUnfinished(context.flow, application, false)));
}

/**
 * Lets a parameter of the page's address choose (`options` are `undefined` until they have come). It is taken out of the address
 * then: what is chosen afterwards must survive a reload. An application that stands is never changed by a link: where the two
 * differ, the applicant decides. A new application finds the parameter still there.
 */
export function usePreset(entry: SearchEntry, part: FieldPart, options: readonly Option[] | undefined): void {
  const { context, application, choose } = part;
  const isHeld = useStore(context.stores.$id) !== '';
  const asking = useRef(false);
  useEffect(() => {
    // One that is held and was not read yet may be over, or gone.
    if (!options || asking.current || (isHeld && !application)) return;
    const wanted = wantedBy(entry, options);
    if (!entry.preset || wanted === undefined) return;
    const { parameter } = entry.preset;
    const held = application && valuesOf(application)[entry.name];
    if (wanted === 'unknown' || !application || !held || held === wanted.value) {
      dropFromQuery(parameter);
      if (wanted !== 'unknown') choose(wanted.value);
      return;
    }
    asking.current = true;
    act(context, () => ask(part, entry, application, wanted, options));
  });
}
