import { cx } from './cx.ts';
import { type ReactNode, useId } from 'react';
import { chooseByArrows } from './arrow-keys.ts';
import { useOpenInView } from './in-view.ts';
import { useLabel } from './labels.ts';

type Tab = {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
};
export type TabsProps = {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The id of the open tab; store it in the page's address. */
  readonly active: string;
  readonly onChange: (id: string) => void;
  /** The panel of the open tab. */
  readonly children: ReactNode;
};

/** Tabs controlled by the screen, so that the open tab can be part of the URL. */
export function Tabs({ label, tabs, active, onChange, children }: TabsProps) {
  const t = useLabel();
  const list = useOpenInView<HTMLDivElement>(active);
  const id = useId();
  const isOneOpen = tabs.some((tab) => tab.id === active);
  const open = (next: string) => next !== active && onChange(next);
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={t(label)}
        onKeyDown={chooseByArrows(open)}
        className={cx(
          'relative flex gap-1 overflow-x-auto border-b border-hairline',
          '[scrollbar-width:none] md:flex-wrap',
        )}
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            value={tab.id}
            aria-selected={tab.id === active}
            aria-controls={tab.id === active ? `${id}-panel` : undefined}
            data-state={tab.id === active ? 'active' : 'inactive'}
            tabIndex={tab.id === active || (!isOneOpen && at === 0) ? 0 : -1}
            onClick={() => open(tab.id)}
            className={trigger}
          >
            {t(tab.label)}
            {tab.count !== undefined && (
              <span className="num rounded-full bg-sunken px-1.5 text-meta text-ink-2">
                {tab.count}
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${active}`}
        // Its content may have nothing that takes the focus.
        tabIndex={0}
        className="pt-4"
      >
        {children}
      </div>
    </div>
  );
}

const trigger = cx(
  'flex h-10 items-center gap-2 border-b-2 border-transparent px-3 text-body',
  'font-medium whitespace-nowrap text-ink-2 transition-colors duration-120',
  '-outline-offset-2 hover:text-ink data-[state=active]:border-primary',
  'data-[state=active]:text-ink pointer-coarse:h-11',
);
