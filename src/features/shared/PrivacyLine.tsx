import { href } from '../../config/routes.ts';
import { useFlow } from './flow-context.tsx';

/** Stands above the button that sends personal data for the first time. */
export const PrivacyLine = () => {
  const { session, messages } = useFlow();
  const { lead, policy } = messages.flow.privacy;
  return (
    <p className="hint">
      {lead}{' '}
      <a className="link" href={href('privacy-policy', session.locale)} target="_blank">
        {policy} <span className="sr-only">{messages.common.newTab}</span>
      </a>
    </p>
  );
};
