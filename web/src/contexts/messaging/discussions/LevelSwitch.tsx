import type { VisibilityLevel } from '@waybill/contract/messaging/discussions/choices';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Translated } from '#shell/texts/Translated.tsx';

export type CommentLevel = Extract<VisibilityLevel, 'Internal' | 'Customer' | 'ThirdParty'>;

type LevelSwitchProps = {
  readonly level: CommentLevel;
  readonly levels: readonly CommentLevel[];
  readonly onChange: (level: CommentLevel) => void;
};

const names: Readonly<Record<CommentLevel, { readonly label: string; readonly says: string }>> = {
  Internal: { label: 'Internal', says: 'Only staff can read this.' },
  Customer: { label: 'Customer', says: 'The customer can read this, too.' },
  ThirdParty: {
    label: 'External party',
    says: 'Staff and the people you e-mail it to can read this.',
  },
};

/** Chooses who can read a comment, shown as text and colour. */
export function LevelSwitch({ level, levels, onChange }: LevelSwitchProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SegmentedControl
        label="Who can read this"
        value={level}
        onChange={onChange}
        options={levels.map((value) => ({
          value,
          label: names[value].label,
        }))}
      />
      <span className="text-meta text-ink-2">
        <Translated text={names[level].says} />
      </span>
    </div>
  );
}
