import { cx } from './cx.ts';
import { useLabel } from './labels.ts';

type ProgressBarProps = {
  /** What is in progress. */
  readonly label: string;
  /** The completed part, 0 to 1. */
  readonly done: number;
};

/** The progress of a running task. */
export function ProgressBar({ label, done }: ProgressBarProps) {
  const t = useLabel();
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-2 text-meta text-ink-2">
        <span className="min-w-0 truncate">{t(label)}</span>
        <span className="num">{Math.round(done * 100)}%</span>
      </div>
      <progress
        aria-label={t(label)}
        max={1}
        value={done}
        className={cx(
          'h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken',
          '[&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken',
          '[&::-webkit-progress-value]:bg-primary',
        )}
      />
    </div>
  );
}
