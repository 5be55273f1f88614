import { href } from '../../config/routes.ts';
import { useFlow } from './flow-context.tsx';
import { SharedComputer } from './SharedComputer.tsx';

/** What applicants should know before the form sends personal data for the first time. */
export const RegistrationNotes = () => {
  const { session, messages } = useFlow();
  const { sharedDevice, privacy } = messages.flow;
  return (
    <>
      <SharedComputer {...sharedDevice} />
      <p className="hint">
        {privacy.lead}{' '}
        <a className="link" href={href('privacy-policy', session.locale)} target="_blank">
          {privacy.policy} <span className="sr-only">{messages.common.newTab}</span>
        </a>
      </p>
    </>
  );
};
