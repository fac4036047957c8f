import { useEffect, useState } from 'react';
import { useSession } from '#shell/session/use-session.ts';
import { useStable } from '#ui/use-stable.ts';
import type { Discussion } from '@waybill/contract/messaging/discussions/shapes';
import { useMarkDiscussionRead } from './calls.ts';

/**
 * Marks a discussion as read while it is displayed.
 * @returns the first comment of others that was unread when the page was opened, if any.
 */
export function useReading(discussion: Discussion): string | undefined {
  const guid = useSession().data?.user.userGuid;
  const [firstUnread] = useState(() => firstUnreadOf(discussion, guid));
  const marking = useMarkDiscussionRead();
  const { id, unreadcount } = discussion;
  const mark = useStable(() => marking.mutate({ id }));
  useEffect(() => {
    if (unreadcount === 0) return undefined;
    const markWhenSeen = () => {
      if (document.visibilityState === 'visible') mark();
    };
    markWhenSeen();
    document.addEventListener('visibilitychange', markWhenSeen);
    return () => document.removeEventListener('visibilitychange', markWhenSeen);
  }, [unreadcount, mark]);
  return firstUnread;
}

/** Undefined if all comments are unread: a line above the first one would be useless. */
function firstUnreadOf(
  { comments, readtime }: Discussion,
  guid: string | undefined,
): string | undefined {
  if (readtime === null) return undefined;
  return comments.find(
    ({ creationtime, commenter }) =>
      Date.parse(creationtime) > Date.parse(readtime) && commenter.userGuid !== guid,
  )?.id;
}
