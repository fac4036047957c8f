import type { LucideIcon } from 'lucide-react';
import { lazyLayer } from './lazy-layer.ts';
import { type TriggerButton, LazyTrigger } from './LazyTrigger.tsx';

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
  return <LazyTrigger layer={layer} opens="menu" trigger={trigger} more={more} />;
}

const layer = lazyLayer(async () => (await import('./layers.ts')).OpenedMenu);
