import { cx } from '#ui/cx.ts';

type TickBoxProps = {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
};

/** A checkbox whose whole line is the target. */
export const TickBox = ({ label, isTicked, onTick }: TickBoxProps) => (
  <label
    className={cx(
      'flex min-h-14 items-center gap-3 rounded-card border-2 border-edge',
      'bg-surface px-3',
    )}
  >
    <input
      type="checkbox"
      checked={isTicked}
      onChange={({ target }) => onTick(target.checked)}
      className="size-7 shrink-0 accent-primary"
    />
    <span className="min-w-0">{label}</span>
  </label>
);
