import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { askForCode } from './code/ask.ts';
import { flowHref, type FlowContext } from './context.ts';
import { go } from './ports.ts';
import { act } from './act.ts';

/** Opens an application by phone, e-mail and code, and goes on where it stopped. */
export async function findApplication(context: FlowContext): Promise<void> {
  if (!(await askForCode(context, { reason: 'find' }))) return;
  const { openExisting } = await import('./register.ts');
  go(flowHref(context, await openExisting(context)));
}

/** Shown where an application is needed and this browser knows none. */
export const FindApplication = ({ context }: { context: FlowContext }) => {
  const { find } = context.words.flow;
  return (
    <Notice tone="info" title={find.title}>
      <p>{find.lead}</p>
      <div className="mt-2">
        <Button
          onClick={() => {
            act(context, () => findApplication(context));
          }}
        >
          {find.action}
        </Button>
      </div>
    </Notice>
  );
};
