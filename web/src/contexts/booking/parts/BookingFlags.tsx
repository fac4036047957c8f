import { ShieldCheck, Split, TriangleAlert } from 'lucide-react';
import { useLabel } from '#ui/labels.ts';

type Flagged = {
  readonly isDangerousGood: boolean;
  readonly isInsured: boolean;
  readonly isMultiLeg: boolean;
};

/** The special properties of freight, as icons with labels. */
export function BookingFlags({ booking }: { readonly booking: Flagged }) {
  const t = useLabel();
  const flags = flagsOf(booking);
  if (flags.length === 0) return null;
  return (
    <span className="inline-flex gap-2 text-ink-2">
      {flags.map(({ word, icon: Icon }) => (
        <span key={word} title={t(word)} className="inline-flex items-center gap-1">
          <Icon size={16} aria-hidden="true" />
          <span className="sr-only">{t(word)}</span>
        </span>
      ))}
    </span>
  );
}

/** Returns the labels and icons of freight's special properties. */
export function flagsOf({ isDangerousGood, isInsured, isMultiLeg }: Flagged) {
  return [
    ...(isDangerousGood ? [{ word: 'Dangerous goods', icon: TriangleAlert }] : []),
    ...(isInsured ? [{ word: 'Insured', icon: ShieldCheck }] : []),
    ...(isMultiLeg ? [{ word: 'Multiple legs', icon: Split }] : []),
  ];
}
