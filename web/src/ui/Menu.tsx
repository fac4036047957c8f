import type { LucideIcon } from 'lucide-react';
import { cloneElement, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react';
import { useState } from 'react';
import { useLabel } from './labels.ts';
import { fetchedPanel, fetchPanel } from './menu-panel.ts';
import { useToast } from './Toasts.tsx';

export type MenuEntry = {
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly keys?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabledReason?: string | null | undefined;
} & (
  | { readonly href: string; readonly onAct?: undefined }
  | { readonly onAct: () => void; readonly href?: undefined }
);
export type MenuItem = MenuEntry | 'separator' | { readonly heading: string };

export type MenuProps = {
  /** The button that opens the menu; receives its aria attributes from the menu. */
  readonly trigger: ReactElement<ComponentProps<'button'>>;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end' | undefined;
};

type Opening = { readonly byKey: boolean };

/**
 * A dropdown of actions and links, with arrow keys and typeahead. Until it is opened first it is
 * its button alone: a list has a menu in each row.
 */
export function Menu(props: MenuProps) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isAsked, setAsked] = useState(false);
  const t = useLabel();
  const toast = useToast();
  const Opened = fetchedPanel();
  if (opening !== null && Opened !== null) return <Opened {...props} {...opening} />;
  const open = (byKey: boolean) => {
    if (Opened !== null) return setOpening({ byKey });
    setAsked(true);
    const show = () => setOpening({ byKey });
    const fail = () => toast({ title: t(failed), tone: 'problem' });
    void fetchPanel()
      .then(show, fail)
      .finally(() => setAsked(false));
  };
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': isAsked || undefined,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    // A key that presses a button clicks it without a pointer.
    onClick: (event) => open(event.detail === 0),
    onKeyDown: (event) => isDown(event) && open(true),
  });
}

const failed = 'The menu could not be loaded. Check your connection and try again.';

const prefetch = () => void fetchPanel().catch(() => undefined);

function isDown(event: KeyboardEvent): boolean {
  if (event.key !== 'ArrowDown') return false;
  event.preventDefault();
  return true;
}
