import type { Messages } from '../../i18n/messages.ts';
import { UploadRow } from '../../ui/UploadRow.tsx';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import css from '../../styles/uploads.css?inline';

adoptStyles(css);

interface Props {
  messages: Pick<Messages, 'common' | 'gallery'>;
}
const nothing = () => undefined;

/** Files that are waiting, being sent, received and failed. */
export const Files = ({ messages: { common, gallery } }: Props) => {
  const remove = { text: gallery.remove, name: gallery.removeName, onPress: nothing };
  const retry = { text: common.retry, onPress: nothing };
  const file = { fileName: gallery.fileName, size: '1.2 MB', remove };
  return (
    <ul className="grid grid-cols-1 gap-3">
      <UploadRow {...file} state={{ kind: 'waiting' }} stateText={gallery.waiting} />
      <UploadRow {...file} state={{ kind: 'sending', percent: 40 }} stateText={gallery.sending} />
      <UploadRow {...file} state={{ kind: 'received' }} stateText={gallery.received} />
      <UploadRow {...file} state={{ kind: 'failed', why: gallery.fileWhy }} stateText={gallery.failed} retry={retry} />
    </ul>
  );
};
