import { useEffect, useState } from 'react';
import type { Application } from '../../model/application.ts';
import { isSharedComputer, setSharedComputer } from '../../state/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { flowHref, type FlowContext } from '../context.ts';
import { firstUnfinished } from '../journey.ts';
import { beginAnew } from '../held.ts';
import { act } from '../act.ts';

/** Asked for by few: it comes when it is. */
const finding = () => import('../FindApplication.tsx');

interface StartNotesProps {
  readonly context: FlowContext;
  readonly application: Application | undefined;
}

/** Above the first step: go on with an application, find one by code, and the switch for shared computers. */
export const StartNotes = ({ context, application }: StartNotesProps) => {
  const { existing, find } = context.words.flow;
  if (application) {
    return (
      <Notice tone="info" title={existing.title}>
        <p>{existing.message}</p>
        <div className="mt-2 flex flex-wrap gap-4">
          <a className="button-secondary" href={flowHref(context, firstUnfinished(context.flow, application, false))}>
            {existing.action}
          </a>
          <Button kind="link" onClick={() => beginAnew(context)}>
            {existing.fresh}
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <div className="grid gap-3">
      <p>
        {find.question}{' '}
        <Button
          kind="link"
          onClick={() => {
            act(context, async () => (await finding()).findApplication(context));
          }}
        >
          {find.action}
        </Button>
      </p>
      <SharedComputer context={context} />
    </div>
  );
};

const SharedComputer = ({ context }: { context: FlowContext }) => {
  const { shared } = context.words.flow;
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    setChecked(isSharedComputer());
  }, []);
  return (
    <CheckboxField
      id="shared-computer"
      name="shared_computer"
      label={shared.label}
      hint={shared.hint}
      checked={checked}
      onChange={(event) => {
        setSharedComputer(event.target.checked);
        setChecked(event.target.checked);
      }}
    />
  );
};
