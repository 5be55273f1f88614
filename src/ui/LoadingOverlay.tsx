import { useEffect, useRef } from 'react';
import { LogoMark } from './LogoMark.tsx';

export const LoadingOverlay = ({ open, label }: { open: boolean; label: string }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      // Browsers close the dialog on a second Esc even though `cancel` is prevented.
      onClose={() => open && dialog.current?.showModal()}
      className="m-auto bg-transparent backdrop:bg-white/85"
    >
      {open && (
        <div role="status" className="grid justify-items-center gap-4 p-8 font-semibold text-purple-900">
          <LogoMark className="size-20 animate-pulse" />
          <span>{label}</span>
        </div>
      )}
    </dialog>
  );
};
