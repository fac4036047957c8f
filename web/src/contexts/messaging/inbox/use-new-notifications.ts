import type { NotificationMessage } from '@waybill/contract/messaging/push-endpoints';
import { useEffect, useRef } from 'react';
import { useInbox } from '../calls.ts';
import { titleOf } from '../push/receive.ts';

/**
 * Hands over what came into the inbox since the page was opened and a browser tells of; what was there
 * before is no news. The inbox is asked again on every notice of the server, and each minute in case
 * none arrives.
 */
export function useNewNotifications(tell: (message: NotificationMessage) => void): void {
  const { data } = useInbox();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...data.items.map(({ id }) => id)]);
    if (before === null) return;
    const news = data.items.filter(
      ({ id, readtime, message }) =>
        !before.has(id) && readtime === null && titleOf(message.data.notificationtype),
    );
    for (const { message } of news.toReversed()) tell(message);
  }, [data, tell]);
}
