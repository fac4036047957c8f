import { Circle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { familyTints, type PillFamily } from './pill-families.ts';
import { useUiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

export type StatusPillProps = {
  readonly family: PillFamily;
  /** One or two words in the past tense. */
  readonly children: ReactNode;
  readonly icon?: LucideIcon | undefined;
  /** Adds the gold dot; a text is the delay, e.g. "12 min late". */
  readonly late?: string | boolean | undefined;
};

/** A status as icon, word and colour: none of them conveys it alone. */
export function StatusPill({ family, children, icon: Icon = Circle, late }: StatusPillProps) {
  const t = useLabel();
  const words = useUiTexts();
  return (
    <span className="inline-flex items-center gap-1.5 align-middle whitespace-nowrap">
      <span
        data-edge
        data-family={family}
        className={cx(
          'inline-flex h-5 items-center gap-1 rounded-full px-2 text-meta font-medium',
          familyTints[family],
        )}
      >
        <Icon size={12} aria-hidden="true" />
        {t(children)}
      </span>
      {late !== undefined && late !== false && (
        <span className="inline-flex items-center gap-1 text-meta text-amber-fg">
          <span
            className="size-2.5 rounded-full border border-late-ring bg-late"
            data-edge
            aria-hidden="true"
          />
          {late === true ? <span className="sr-only">{words.late}</span> : late}
        </span>
      )}
    </span>
  );
}
