import type { NotificationMessage } from '@waybill/contract/messaging/push/endpoints';
import { useEffect, useRef } from 'react';
import { useInbox } from './calls.ts';
import { titleOf } from '../push/receive.ts';

export type Inbox = NonNullable<ReturnType<typeof useInbox>['data']>;

/**
 * Reports each notification that arrives after the page was opened and that browsers show; earlier
 * ones, `atFirst` or the first response, are ignored. The inbox is refetched on every live event,
 * and each minute in case none arrives.
 */
export function useNewNotifications(
  notify: (message: NotificationMessage) => void,
  atFirst?: Inbox,
): void {
  const { data } = useInbox();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!data) return;
    const before = known.current ?? idsOf(atFirst ?? data);
    known.current = new Set([...before, ...idsOf(data)]);
    const news = data.items.filter(
      ({ id, readtime, message }) =>
        !before.has(id) && readtime === null && titleOf(message.data.notificationtype),
    );
    for (const { message } of news.toReversed()) notify(message);
  }, [data, notify, atFirst]);
}

const idsOf = ({ items }: Inbox): ReadonlySet<string> => new Set(items.map(({ id }) => id));
