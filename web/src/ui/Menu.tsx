import type { LucideIcon } from 'lucide-react';
import { part } from './part.ts';
import { type TriggerButton, WhenPressed } from './WhenPressed.tsx';

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
  readonly trigger: TriggerButton;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end' | undefined;
};

/** A dropdown of actions and links, with arrow keys and typeahead. */
export function Menu({ trigger, ...more }: MenuProps) {
  return <WhenPressed of={opened} opens="menu" trigger={trigger} more={more} />;
}

const opened = part(async () => (await import('./OpenedMenu.tsx')).OpenedMenu);
