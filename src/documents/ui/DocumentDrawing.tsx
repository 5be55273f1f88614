import type { ReactElement } from 'react';
import type { FileKind } from '../../model/file-kind.ts';
import type { IdentityDocument } from '../../application/identity-document.ts';

const INK = 'text-purple-700';
const LINES = 'M14 18h36M14 26h36M14 34h28';

/** A card with its two sensitive lines blacked out. */
const Card = () => (
  <>
    <rect x="4" y="10" width="88" height="52" rx="5" fill="white" stroke="currentColor" strokeWidth="2" />
    <path d="M14 20h44M14 27h30M14 52h34" stroke="currentColor" strokeWidth="2" opacity=".45" />
    <path d="M14 36h20M38 36h14" stroke="black" strokeWidth="6" />
    <rect x="66" y="28" width="18" height="24" rx="2" fill="currentColor" opacity=".2" />
    <circle cx="75" cy="36" r="4.5" fill="currentColor" opacity=".6" />
    <path d="M68 50c0-9 14-9 14 0" fill="currentColor" opacity=".6" />
  </>
);

const Passport = () => (
  <>
    <path d="M8 4h80v30H8z" fill="white" stroke="currentColor" strokeWidth="2" opacity=".45" />
    <path d="M8 34h80v34H8z" fill="white" stroke="currentColor" strokeWidth="2" />
    <rect x="14" y="39" width="16" height="17" rx="2" fill="currentColor" opacity=".35" />
    <path d="M36 42h44M36 49h32" stroke="currentColor" strokeWidth="2" opacity=".45" />
    <path d="M14 61h68" stroke="currentColor" strokeWidth="2.5" strokeDasharray="3 2" />
  </>
);

const Sheet = ({ children }: { readonly children: ReactElement }) => (
  <g transform="translate(16)">
    <path d="M4 4h40l16 14v50H4z" fill="white" stroke="currentColor" strokeWidth="2" />
    <path d="M44 4v14h16" fill="none" stroke="currentColor" strokeWidth="2" />
    {children}
  </g>
);

const drawings: Readonly<Record<FileKind, () => ReactElement>> = {
  id_card: Card,
  transcript: () => (
    <Sheet>
      <path
        d="M12 14h24M12 26h40M12 34h40M12 42h40M12 50h40M12 58h40M42 26v32"
        stroke="currentColor"
        strokeWidth="2"
        opacity=".5"
      />
    </Sheet>
  ),
  tcas: () => (
    <Sheet>
      <path d="M20 40l9 9 17-18" fill="none" stroke="currentColor" strokeWidth="4" />
    </Sheet>
  ),
  house_registration: () => (
    <Sheet>
      <path d="M14 40l18-15 18 15M19 38v18h26V38M29 56V45h6v11" fill="none" stroke="currentColor" strokeWidth="2.5" />
    </Sheet>
  ),
  cover_letter: () => (
    <Sheet>
      <path d={`${LINES}M14 42h36M14 56h14`} stroke="currentColor" strokeWidth="2" opacity=".5" />
    </Sheet>
  ),
  portfolio: () => (
    <Sheet>
      <path d="M12 58l13-18 9 11 7-8 12 15zM20 27a4 4 0 1 0 .1 0" fill="currentColor" opacity=".5" />
    </Sheet>
  ),
};

/** A document other than a card or a passport may be any sheet of paper. */
const identityDrawings: Readonly<Partial<Record<IdentityDocument, () => ReactElement>>> = {
  passport: Passport,
  other: drawings.cover_letter,
};

interface DocumentDrawingProps {
  readonly kind: FileKind;
  readonly identity: IdentityDocument;
}

/** Shows the wanted document as a picture. The text next to it says the same. */
export const DocumentDrawing = ({ kind, identity }: DocumentDrawingProps) => {
  const Drawing = (kind === 'id_card' ? identityDrawings[identity] : undefined) ?? drawings[kind];
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true" className={`h-14 w-auto shrink-0 ${INK}`}>
      <Drawing />
    </svg>
  );
};
