import { DropdownMenu as Radix } from 'radix-ui';
import { cx } from './cx.ts';
import { useFirstOpening } from './first-opening.ts';
import { useGo } from './go.tsx';
import { Kbd } from './Kbd.tsx';
import { useLabel } from './labels.ts';
import { useLandmark } from './main-landmark.ts';
import { menuPanel, menuRow } from './menu-look.ts';
import type { MenuEntry, MenuItem, MenuProps } from './Menu.tsx';
import type { FirstOpening } from './LazyTrigger.tsx';

/** A menu from its first opening on. */
export function OpenedMenu(props: Omit<MenuProps, 'trigger'> & FirstOpening) {
  const { trigger, items, align = 'end', byKey } = props;
  const { container, choose } = useLandmark();
  const { isOpen, change, button } = useFirstOpening(byKey, choose);
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
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
