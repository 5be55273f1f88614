import { useFlow } from '../../application/ui/flow-context.tsx';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import type { Step } from '../../flows/definition/flow.ts';
import type { Elements } from '../../ui/elements.ts';
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
  /** Stands next to the first heading. */
  readonly nextToHeading?: Elements;
}

const classOf = ({ halfWidth, section }: FieldDefinition): string =>
  halfWidth ? (section ? 'half-head' : 'half-width') : 'grid grid-cols-1 gap-2 empty:hidden';

/** The heading of a part stands above its first field, so the section there has none. */
const isFirstOfPart = ({ part }: FieldDefinition, before: FieldDefinition | undefined): boolean =>
  part !== undefined && part !== before?.part;

/** A step's fields under the headings of their sections. Fields of closed parts are hidden. */
export const StepFields = ({ step, state, isFilled, isOpen, isLeaving, nextToHeading }: StepFieldsProps) => {
  const { sections } = useFlow().messages.fields;
  const Heading = step.parts ? 'h3' : 'h2';
  return state.visibleFields.map((definition, index, fields) => (
    <div
      key={`${definition.name} ${'rule' in definition ? definition.rule : ''} ${definition.kind}`}
      className={isOpen(definition) ? classOf(definition) : undefined}
      hidden={!isOpen(definition)}
      inert={isLeaving}
    >
      {definition.section &&
        definition.section !== fields[index - 1]?.section &&
        !isFirstOfPart(definition, fields[index - 1]) && (
          <div className={index > 0 ? 'group-head group-next' : 'group-head'}>
            <Heading>{sections[definition.section]}</Heading>
            {index === 0 && nextToHeading}
          </div>
        )}
      {definition.sectionText && <p className="hint">{sections[definition.sectionText]}</p>}
      <FieldControl definition={definition} state={state} isFilled={isFilled} />
    </div>
  ));
};
