import type { Messages } from '../i18n/messages.ts';
import { Choices } from './gallery/Choices.tsx';
import { Fields } from './gallery/Fields.tsx';
import { Files } from './gallery/Files.tsx';
import { Notices } from './gallery/Notices.tsx';
import { Overlays } from './gallery/Overlays.tsx';
import { Progress } from './gallery/Progress.tsx';
import { Selects } from './gallery/Selects.tsx';

/** One or several components. Each section of the page has one island per component. */
const sections = { Choices, Fields, Files, Notices, Overlays, Progress, Selects };

interface GalleryProps {
  readonly section: keyof typeof sections;
  readonly messages: Pick<Messages, 'common' | 'dialogs' | 'gallery'>;
}

/** A part of the gallery, which shows the components of src/ui in every state. */
export const Gallery = ({ section, messages }: GalleryProps) => {
  const Section = sections[section];
  return <Section messages={messages} />;
};
