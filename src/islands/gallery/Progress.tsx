import { FLOW_IDS } from '../../config/flow-registry.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { Stepper, type StepperStep } from '../../ui/Stepper.tsx';
import { SummaryList } from '../../ui/SummaryList.tsx';

interface Props {
  messages: Pick<Messages, 'gallery'>;
}

/** The stepper in each flow's colour, the countdown, and a list of answers to check. */
export const Progress = ({ messages: { gallery } }: Props) => {
  const steps: StepperStep[] = [
    { id: 'register', name: gallery.steps.register, state: 'done', href: '#name' },
    { id: 'faculty', name: gallery.steps.faculty, state: 'done', href: '#faculty' },
    { id: 'education', name: gallery.steps.education, state: 'current' },
    { id: 'documents', name: gallery.steps.documents, state: 'locked' },
    { id: 'payment', name: gallery.steps.payment, state: 'locked' },
  ];
  const change = { href: '#name', text: gallery.change };
  const rows = [
    { key: 'name', term: gallery.name, value: gallery.science, change },
    { key: 'faculty', term: gallery.faculty, value: gallery.arts, change },
  ];
  return (
    <>
      {FLOW_IDS.map((flow, index) => (
        <div key={flow} data-flow={flow}>
          <Stepper
            label={`${gallery.stepper} ${index + 1}`}
            steps={steps}
            position={gallery.position}
            doneText={gallery.done}
          />
        </div>
      ))}
      <Countdown
        label={gallery.countdown}
        secondsLeft={299}
        total={600}
        announce={(seconds) => interpolate(gallery.timeLeft, { seconds })}
      />
      <SummaryList rows={rows} />
    </>
  );
};
