import { useFlow } from '../../application/ui/flow-context.tsx';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import type { Step } from '../../flows/definition/flow.ts';
import { FieldControl } from './FieldControl.tsx';
import type { StepFormState } from './use-step-form.ts';

interface StepFieldsProps {
  readonly step: Step;
  readonly state: StepFormState;
  /** Whether the form is filled with the application's answers. */
  readonly isFilled: boolean;
  readonly isOpen: (field: FieldDefinition) => boolean;
  /** Whether the next page is loading, so that further edits are not sent. */
  readonly isLeaving: boolean;
}

/** A step's fields under the headings of their sections. Fields of closed parts are hidden. */
export const StepFields = ({ step, state, isFilled, isOpen, isLeaving }: StepFieldsProps) => {
  const { sections } = useFlow().messages.fields;
  const Heading = step.parts ? 'h3' : 'h2';
  return state.visibleFields.map((definition, index, fields) => (
    <div
      key={`${definition.name} ${'rule' in definition ? definition.rule : ''} ${definition.kind}`}
      className={isOpen(definition) ? (definition.halfWidth ? 'half-width' : 'grid gap-3 empty:hidden') : undefined}
      hidden={!isOpen(definition)}
      inert={isLeaving}
    >
      {definition.section && definition.section !== fields[index - 1]?.section && (
        <Heading className={index > 0 ? 'lg:mt-5' : undefined}>{sections[definition.section]}</Heading>
      )}
      {definition.sectionText && <p className="hint">{sections[definition.sectionText]}</p>}
      <FieldControl definition={definition} state={state} isFilled={isFilled} />
    </div>
  ));
};
