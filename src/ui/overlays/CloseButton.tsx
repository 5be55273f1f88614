import X from '~icons/lucide/x';

export const CloseButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className="absolute end-3 top-3 flex size-touch items-center justify-center rounded text-ink-soft hover:bg-purple-50 hover:text-ink"
  >
    <X className="size-6" aria-hidden="true" />
  </button>
);
