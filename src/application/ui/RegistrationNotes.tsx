import { href } from '../../config/routes.ts';
import { useFlow } from './flow-context.tsx';
import { SharedComputer } from './SharedComputer.tsx';

/** What applicants should know before the form sends personal data for the first time. */
export const RegistrationNotes = () => {
  const { session, messages } = useFlow();
  const { sharedDevice, saved, privacy } = messages.flow;
  return (
    <>
      <SharedComputer {...sharedDevice} />
      <p className="hint">
        <span className="block">{saved.device}</span>
        <span>{privacy.lead}</span>{' '}
        <a className="link whitespace-nowrap" href={href('privacy-policy', session.locale)} target="_blank">
          <span>{privacy.policy}</span> <span className="sr-only">{messages.common.newTab}</span>
        </a>
      </p>
    </>
  );
};
