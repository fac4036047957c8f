import { cx } from '#ui/cx.ts';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useLocation } from '../router/use-router.ts';
import { useTranslate } from '../texts/texts-context.ts';
import type { SidebarProps } from './Sidebar.tsx';
import { SidebarContent } from './Sidebar.tsx';

type Props = SidebarProps & {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** The sidebar on small screens: slides in, and out again once an entry has been chosen. */
export function NavigationDrawer({ open, onOpenChange, onSearch, user }: Props) {
  const { href } = useLocation();
  const t = useTranslate();
  const last = useRef(href);
  useEffect(() => {
    if (last.current !== href) onOpenChange(false);
    last.current = href;
  }, [href, onOpenChange]);
  const search = () => {
    onOpenChange(false);
    onSearch();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="enter-fade fixed inset-0 z-30 bg-shade lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          data-edge
          className={cx(
            'fixed inset-y-0 left-0 z-30 w-[13rem] max-w-[85vw] overflow-y-auto bg-surface',
            'shadow-float outline-none lg:hidden',
          )}
        >
          <Dialog.Title className="sr-only">{t('Navigation')}</Dialog.Title>
          <SidebarContent user={user} onSearch={search} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
