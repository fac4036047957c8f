import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { cx } from './cx.ts';
import { useGo } from './go.tsx';
import { Kbd } from './Kbd.tsx';
import { useLabel } from './labels.ts';
import { useLandmark } from './main-landmark.ts';

type MenuEntry = {
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
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end' | undefined;
};

/** A dropdown of actions and links, with arrow keys and typeahead. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  const { container, choose } = useLandmark();
  return (
    <Radix.Root modal={false} onOpenChange={choose}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          data-edge
          className={menuPanel}
        >
          {items.map((item, at) => (
            <MenuRow key={keyOf(item, at)} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuRow({ item }: { readonly item: MenuItem }) {
  const t = useLabel();
  if (item === 'separator') return <Radix.Separator className="my-1 h-px bg-hairline" />;
  if ('heading' in item) {
    return (
      <Radix.Label className="px-2 py-1 text-meta font-semibold text-ink-3">
        {t(item.heading)}
      </Radix.Label>
    );
  }
  return <MenuChoice entry={item} />;
}

function MenuChoice({ entry }: { readonly entry: MenuEntry }) {
  const t = useLabel();
  const go = useGo();
  const { label, icon: Icon, keys, danger, disabledReason } = entry;
  const act = () => (entry.href === undefined ? entry.onAct() : go(entry.href));
  const body = (
    <>
      {Icon && <Icon size={16} aria-hidden="true" />}
      <span className="min-w-0 flex-1">
        {t(label)}
        {disabledReason && <span className="block text-meta text-ink-3">{t(disabledReason)}</span>}
      </span>
      {keys !== undefined && <Kbd keys={keys} />}
    </>
  );
  const look = cx(menuRow, danger && 'text-danger', disabledReason && 'text-ink-3');
  if (entry.href !== undefined && !disabledReason) {
    return (
      <Radix.Item asChild className={look} onSelect={() => undefined}>
        <a href={entry.href} onClick={(event) => follow(event, act)}>
          {body}
        </a>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item
      className={look}
      aria-disabled={disabledReason ? true : undefined}
      onSelect={(event) => (disabledReason ? event.preventDefault() : act())}
    >
      {body}
    </Radix.Item>
  );
}

function follow(event: React.MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  act();
}

const keyOf = (item: MenuItem, at: number): string =>
  item === 'separator' ? `line-${at}` : 'heading' in item ? item.heading : item.label;

/** The panel of a floating menu. */
export const menuPanel = cx(
  'enter-float z-40 max-h-[var(--radix-dropdown-menu-content-available-height)]',
  'min-w-44 max-w-80 overflow-y-auto rounded-card bg-surface p-1 text-body text-ink',
  'shadow-float',
);
/** One entry of a menu. */
export const menuRow = cx(
  'flex min-h-8 items-center gap-2 rounded-control px-2 py-1 outline-none select-none',
  'data-highlighted:bg-sunken pointer-coarse:min-h-11',
);
