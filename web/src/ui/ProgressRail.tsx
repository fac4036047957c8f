import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useUiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

type RailStep = {
  readonly id: string;
  readonly label: string;
  /** When it happened or is expected. */
  readonly note?: ReactNode;
};

export type ProgressRailProps = {
  readonly label: string;
  readonly steps: readonly RailStep[];
  /** The number of completed steps; the next one is the current one. */
  readonly done: number;
  /** True if the current step is delayed. */
  readonly stuck?: boolean | undefined;
};

/** The stage of a process: completed steps, the current one, later ones. */
export function ProgressRail({ label, steps, done, stuck }: ProgressRailProps) {
  const t = useLabel();
  const words = useUiTexts();
  return (
    <ol aria-label={t(label)} className="grid gap-y-2 sm:grid-flow-col sm:auto-cols-fr">
      {steps.map((step, at) => {
        const state = at < done ? 'done' : at === done ? 'current' : 'toDo';
        return (
          <li
            key={step.id}
            aria-current={state === 'current' ? 'step' : undefined}
            className="relative flex gap-2 sm:block"
          >
            {at > 0 && <Line done={at <= done} />}
            <span className={cx(dot, state === 'current' && stuck ? stuckDot : dots[state])}>
              {state === 'done' && <Check size={14} aria-hidden="true" />}
            </span>
            <span className={cx('block pr-2 sm:mt-1', state === 'toDo' ? 'text-ink-3' : '')}>
              <span className={cx('block', state === 'current' && 'font-semibold')}>
                {t(step.label)}
                <span className="sr-only"> ({stateWord[state](words)})</span>
              </span>
              {step.note !== undefined && (
                <span className="num block text-meta text-balance text-ink-3">{step.note}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type StepState = 'done' | 'current' | 'toDo';

const stateWord = {
  done: (words: ReturnType<typeof useUiTexts>) => words.stepDone,
  current: (words: ReturnType<typeof useUiTexts>) => words.stepCurrent,
  toDo: (words: ReturnType<typeof useUiTexts>) => words.stepToDo,
} as const;

const dot = 'relative z-1 grid size-5 shrink-0 place-items-center rounded-full border-2';
const dots: Readonly<Record<StepState, string>> = {
  done: 'border-success bg-success text-on-success',
  current: 'border-primary bg-surface ring-4 ring-selected',
  toDo: 'border-edge bg-surface',
};
const stuckDot = 'border-orange-fg bg-orange-bg';

function Line({ done }: { readonly done: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute hidden h-0.5 sm:top-[9px] sm:right-full sm:left-[calc(-100%+1.25rem)] sm:block',
        done ? 'bg-success' : 'bg-hairline',
      )}
    />
  );
}
