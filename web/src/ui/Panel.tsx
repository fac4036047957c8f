import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldGroupProvider } from './form/field-names.ts';
import { useLabel } from './labels.ts';

export type PanelProps = {
  readonly title?: ReactNode;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Omits the padding, for tables and lists. */
  readonly flush?: boolean | undefined;
  /** Limits the width to 720 px, which keeps the lines of a form readable. */
  readonly narrow?: boolean | undefined;
};

/** A surface that groups what belongs together. */
export function Panel({ title, actions, children, flush, narrow }: PanelProps) {
  const t = useLabel();
  return (
    <section
      data-edge
      className={cx(
        'min-w-0 rounded-card border border-hairline bg-surface',
        narrow && 'max-w-[720px]',
      )}
    >
      {(title !== undefined || actions !== undefined) && (
        <div
          className={cx(
            'flex min-h-12 flex-wrap items-center gap-2 border-b border-hairline px-4 py-2',
          )}
        >
          <h2 className="max-w-full flex-auto text-lead font-semibold">{t(title)}</h2>
          {actions}
        </div>
      )}
      <FieldGroupProvider value={typeof title === 'string' ? title : undefined}>
        <div className={flush ? '' : 'p-4'}>{children}</div>
      </FieldGroupProvider>
    </section>
  );
}
