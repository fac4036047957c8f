import { cx } from '#ui/cx.ts';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '#shell/session/use-session.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useInbox } from './calls.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';

const InboxDrawer = lazy(async () => ({
  default: (await import('./InboxDrawer.tsx')).InboxDrawer,
}));

/** The bell of the top bar: the unread count, and the inbox. */
export function InboxBell() {
  return useSession().status === 'authenticated' ? <OwnBell /> : null;
}

function OwnBell() {
  const [open, setOpen] = useState(false);
  const t = useTranslate();
  const [wasOpen, setWasOpen] = useState(false);
  const unread = useInbox().data?.unreadcount ?? 0;
  const show = () => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <span className="relative">
      <IconButton label={labelOf(unread, t)} icon={Bell} onClick={show} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute bottom-[calc(50%+0.125rem)]',
            'left-[calc(50%+0.125rem)] grid h-4 min-w-4 place-items-center rounded-full',
            'bg-danger px-1 text-[0.625rem] leading-none font-semibold text-on-danger',
          )}
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      {wasOpen && (
        <Suspense fallback={null}>
          <InboxDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </span>
  );
}

const labelOf = (unread: number, t: Translate): string =>
  unread === 0 ? t('Notifications') : t('Notifications, {unread} unread', { unread });
