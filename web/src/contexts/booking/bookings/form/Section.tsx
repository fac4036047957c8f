import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { cx } from '#ui/cx.ts';
import { namedErrors } from '#ui/form/errors.ts';
import { useShortcut } from '#ui/use-shortcut.ts';
import { sectionOf } from './faults.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';

type SectionProps = {
  readonly number: number;
  readonly title: string;
  /** The summary shown while collapsed. */
  readonly summary: ReactNode;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
};

/** A section of the form that collapses to one line; ⌥ and its number focus its first field. */
export function Section({ number, title, summary, open, onOpen, children }: SectionProps) {
  const spoken = useLabel();
  const t = useTranslate();
  const id = useId();
  const { errors } = useFormState();
  const faults = namedErrors(errors).filter(({ name }) => sectionOf(name) === number);
  const body = useRef<HTMLDivElement>(null);
  useShortcut(
    `Alt+${number}`,
    () => {
      onOpen(true);
      // A collapsed section must be rendered before a field in it can be focused.
      requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(fields)?.focus());
    },
    title,
  );
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="min-w-0 rounded-card border border-hairline bg-surface"
    >
      <h2>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => onOpen(!open)}
          className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2"
        >
          <span
            className={cx(
              'num grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-meta',
              'font-semibold',
            )}
          >
            {number}
          </span>
          <span className="text-lead font-semibold">{spoken(title)}</span>
          {!open && <span className="min-w-0 flex-1 truncate text-ink-2">{summary}</span>}
          {faults.length > 0 && (
            <span className="flex items-center gap-1 text-meta font-medium text-red-fg">
              <CircleAlert size={16} aria-hidden="true" />
              {t('{count} to fix', { count: faults.length })}
            </span>
          )}
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={cx(
              'ml-auto text-ink-3 transition-transform duration-120',
              open && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div ref={body} id={`${id}-body`} hidden={!open} className="border-t border-hairline p-4">
        {children}
      </div>
    </section>
  );
}

/** The fields of a section; a picker is a button that opens a list. */
const fields = 'input, select, textarea, button[aria-haspopup="listbox"]';
