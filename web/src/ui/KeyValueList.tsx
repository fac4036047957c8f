import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { orDash } from './or-dash.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useUiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

export type KeyValue = {
  readonly label: string;
  readonly value: ReactNode;
  /** Aligns numbers right, in tabular figures. */
  readonly number?: boolean | undefined;
  /** A total or another detail that matters more than those above. */
  readonly strong?: boolean | undefined;
};

export type KeyValueListProps = {
  readonly details: readonly KeyValue[];
  /** Two columns where there is room. */
  readonly wide?: boolean | undefined;
  /** The values are loading; their names are shown already. */
  readonly pending?: boolean | undefined;
};

/** Details as name and value; an empty value shows a dash. */
export function KeyValueList({ details, wide, pending }: KeyValueListProps) {
  const t = useLabel();
  const words = useUiTexts();
  return (
    <dl className={cx('grid content-start gap-x-8', wide && 'md:grid-cols-2')}>
      {details.map(({ label, value, number, strong }) => (
        <div
          key={label}
          className={cx(
            'flex min-h-8 items-baseline gap-4 py-1',
            number && 'justify-between',
            strong && 'border-t border-hairline font-semibold',
          )}
        >
          <dt
            className={cx(number ? 'min-w-0' : 'w-2/5 max-w-40 shrink-0', !strong && 'text-ink-3')}
          >
            {t(label)}
          </dt>
          <dd
            className={cx(
              number ? 'num shrink-0 text-right' : 'min-w-0 break-words',
              pending && 'self-center',
            )}
          >
            {pending ? (
              <span className="flex h-[1lh] w-20 items-center *:flex-1">
                <Skeleton lines={1} />
              </span>
            ) : (
              orDash(value, words.noValue)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
