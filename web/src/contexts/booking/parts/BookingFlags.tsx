import { ShieldCheck, Split, TriangleAlert } from 'lucide-react';

type Flagged = {
  readonly isDangerousGood: boolean;
  readonly isInsured: boolean;
  readonly isMultiLeg: boolean;
};

/** The special properties of freight, as icons with labels. */
export function BookingFlags({ booking }: { readonly booking: Flagged }) {
  const flags = flagsOf(booking);
  if (flags.length === 0) return null;
  return (
    <span className="inline-flex gap-2 text-ink-2">
      {flags.map(({ word, icon: Icon }) => (
        <span key={word} title={word} className="inline-flex items-center gap-1">
          <Icon size={16} aria-hidden="true" />
          <span className="sr-only">{word}</span>
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
