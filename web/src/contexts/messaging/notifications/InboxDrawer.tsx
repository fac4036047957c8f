import type { Notification } from '@waybill/contract/messaging/notifications/endpoints';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AppLink } from '#ui/go.tsx';
import { DateTime } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { inboxStep, useInbox, useMarkRead } from './calls.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type InboxDrawerProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** The user's notifications, newest first. */
export function InboxDrawer({ open, onOpenChange }: InboxDrawerProps) {
  const t = useTranslate();
  const may = useMay();
  const [visible, setVisible] = useState(inboxStep);
  const { data, error, refetch } = useInbox(visible);
  const marking = useMarkRead();
  const close = () => onOpenChange(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Notifications"
      modal
      footer={
        <div className="flex flex-wrap items-center gap-4">
          {may('Communication.View') && (
            <AppLink href={paths.discussions()} onClick={close} className={link}>
              {t('All discussions')}
            </AppLink>
          )}
          <AppLink href={paths.notificationSettings()} onClick={close} className={link}>
            {t('My notifications')}
          </AppLink>
        </div>
      }
    >
      {error && !data && (
        <Banner
          tone="problem"
          title={explain(error).message}
          actions={<Button onClick={() => void refetch()}>Retry</Button>}
        />
      )}
      {marking.error && <Banner tone="problem" title={explain(marking.error).message} />}
      {!data && !error && <Skeleton lines={6} />}
      {data?.items.length === 0 && (
        <EmptyState
          icon={BellOff}
          title="No notifications yet"
          text="You are notified here when someone mentions you, and about your freight."
        />
      )}
      {data !== undefined && data.unreadcount > 0 && (
        <Button
          look="quiet"
          size="small"
          working={marking.isPending}
          onClick={() => marking.mutate({})}
        >
          Mark all as read
        </Button>
      )}
      <ul className="grid gap-1">
        {data?.items.map((each) => (
          <Line
            key={each.id}
            notification={each}
            onOpen={() => {
              if (each.readtime === null) marking.mutate({ ids: [each.id] });
              close();
            }}
          />
        ))}
      </ul>
      {data !== undefined && data.items.length < data.totalCount && (
        <Button look="quiet" size="small" onClick={() => setVisible(visible + inboxStep)}>
          {t('Show older notifications ({left})', {
            left: data.totalCount - data.items.length,
          })}
        </Button>
      )}
    </Drawer>
  );
}

const link = 'hit rounded text-ink-2 underline hover:text-ink';

type LineProps = { readonly notification: Notification; readonly onOpen: () => void };

function Line({ notification, onOpen }: LineProps) {
  const t = useTranslate();
  const { dateTime, exact } = useFormats();
  const { title, body, href, creationtime: time, readtime } = notification;
  const isUnread = readtime === null;
  const text = (
    <>
      <span className="flex items-baseline gap-2">
        {isUnread && (
          <span className="size-2 shrink-0 rounded-full bg-primary" aria-hidden="true" />
        )}
        <span className={cx('min-w-0 flex-1 break-words', isUnread && 'font-semibold')}>
          {title}
          {isUnread && <span className="sr-only">{t('(unread)')}</span>}
        </span>
        <span className="shrink-0 text-meta text-ink-3">
          <DateTime iso={time} text={dateTime(time)} title={exact(time)} />
        </span>
      </span>
      <span className="line-clamp-2 break-words text-table text-ink-2">{body}</span>
    </>
  );
  const look = 'grid w-full gap-0.5 rounded-control px-2 py-2 text-left hover:bg-sunken';
  return (
    <li>
      {href === null ? (
        <button type="button" className={look} onClick={onOpen}>
          {text}
        </button>
      ) : (
        <AppLink href={href} className={look} onClick={onOpen}>
          {text}
        </AppLink>
      )}
    </li>
  );
}
