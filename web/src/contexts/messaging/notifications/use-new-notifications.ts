import type { NotificationMessage } from '@waybill/contract/messaging/push/endpoints';
import { useEffect, useRef } from 'react';
import { useInbox } from './calls.ts';
import { titleOf } from '../push/receive.ts';

export type Inbox = NonNullable<ReturnType<typeof useInbox>['data']>;

/**
 * Hands over what came into the inbox since the page was opened and a browser tells of; what was
 * there before is no news: `atFirst`, or the first answer. The inbox is asked again on every notice
 * of the server, and each minute in case none arrives.
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
