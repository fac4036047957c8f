import { cx } from './cx.ts';
import { Tabs as Radix } from 'radix-ui';
import { type FocusEvent, type ReactNode, useRef } from 'react';
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
  const once = useOncePerPress();
  return (
    <Radix.Root value={active} onValueChange={onChange}>
      <Radix.List
        ref={list}
        aria-label={t(label)}
        className={cx(
          'relative flex gap-1 overflow-x-auto border-b border-hairline',
          '[scrollbar-width:none] md:flex-wrap',
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={trigger} {...once}>
            {t(tab.label)}
            {tab.count !== undefined && (
              <span className="num rounded-full bg-sunken px-1.5 text-meta text-ink-2">
                {tab.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={active} className="pt-4">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

/**
 * Prevents a press from opening a tab twice, by the click and by the focus that it causes: a screen
 * that asks before leaving a tab would ask twice.
 */
function useOncePerPress() {
  const pressed = useRef(false);
  const press = (isDown: boolean) => () => {
    pressed.current = isDown;
  };
  return {
    onMouseDown: press(true),
    onMouseUp: press(false),
    onFocus: (event: FocusEvent) => pressed.current && event.preventDefault(),
  };
}

const trigger = cx(
  'flex h-10 items-center gap-2 border-b-2 border-transparent px-3 text-body',
  'font-medium whitespace-nowrap text-ink-2 transition-colors duration-120',
  '-outline-offset-2 hover:text-ink data-[state=active]:border-primary',
  'data-[state=active]:text-ink pointer-coarse:h-11',
);
