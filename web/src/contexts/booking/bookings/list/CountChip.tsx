import type { LucideIcon } from 'lucide-react';
import { useFormats } from '#shell/formats.ts';
import { useLabel } from '#ui/labels.ts';
import { cx } from '#ui/cx.ts';
import { familyTints, type PillFamily } from '#ui/pill-families.ts';

type CountChipProps = {
  readonly word: string;
  readonly family: PillFamily;
  readonly icon: LucideIcon;
  /** Undefined while loading, a dash if it could not be loaded. */
  readonly count: number | '—' | undefined;
  readonly isPressed: boolean;
  readonly onPress: () => void;
};

/** A count that filters the list when pressed. */
export function CountChip({ word, family, icon: Icon, count, isPressed, onPress }: CountChipProps) {
  const spoken = useLabel();
  const { number } = useFormats();
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={cx(
        'flex h-8 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border pr-3 pl-1',
        'pointer-coarse:h-11',
        'transition-colors duration-120',
        isPressed
          ? 'border-primary bg-selected font-medium'
          : 'border-hairline bg-surface hover:border-edge',
      )}
    >
      <span className={cx('grid size-6 place-items-center rounded-full', familyTints[family])}>
        <Icon size={14} aria-hidden="true" />
      </span>
      {spoken(word)}
      <span className="num min-w-3 text-ink-2">
        {typeof count === 'number' ? number(count) : (count ?? '…')}
      </span>
    </button>
  );
}
