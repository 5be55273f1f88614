import type { Messages } from '../../i18n/messages.ts';
import { SelectField, type OptionsState } from '../../ui/SelectField.tsx';

interface Props {
  messages: Pick<Messages, 'common' | 'gallery'>;
}

/** The select: idle, invalid, loading, empty and failed. */
export const Selects = ({ messages: { common, gallery } }: Props) => {
  const field = { name: 'faculty', label: gallery.faculty, placeholder: gallery.facultyPlaceholder };
  const options = [
    { value: '1', label: gallery.science },
    { value: '2', label: gallery.arts },
  ];
  const states: OptionsState[] = [
    { kind: 'loading', text: common.loading },
    { kind: 'empty', text: gallery.facultyEmpty },
    { kind: 'failed', text: gallery.facultyFailed, retry: common.retry, onRetry: () => undefined },
  ];
  return (
    <>
      <SelectField id="faculty" {...field} options={options} />
      <SelectField id="faculty-wrong" {...field} options={options} error={gallery.facultyError} />
      {states.map((state) => (
        <SelectField key={state.kind} id={`faculty-${state.kind}`} {...field} options={[]} state={state} />
      ))}
    </>
  );
};
