import { lazy, Suspense, useEffect, useState } from 'react';
import { useAtRest } from '#client/use-at-rest.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useInbox } from '../notifications/calls.ts';
import type { Inbox } from '../notifications/use-new-notifications.ts';

const PushNotifications = lazy(async () => ({
  default: (await import('#shell/at-rest.ts')).PushNotifications,
}));

/** Notifications on every page; the code is fetched once the page has loaded. */
export function Notifications() {
  const { status, data } = useSession();
  if (status === 'loading') return null;
  return data ? <OfUser key={data.userId} /> : <OfGuest />;
}

/** Guests get no notifications; a device that was subscribed is unsubscribed. */
function OfGuest() {
  const [wasSent, setDismissed] = useState(false);
  useEffect(() => {
    const look = async () => {
      const { thisBrowser } = await import('./browser.ts');
      setDismissed((await thisBrowser().workers?.getRegistration('/')) != null);
    };
    look().catch(() => undefined);
  }, []);
  return wasSent && <WhenFetched inboxAtFirst={undefined} />;
}

/** Remembers the first response, so that notifications during the code's loading are shown. */
function OfUser() {
  const { data } = useInbox();
  const [first, setFirst] = useState(data);
  if (first === undefined && data !== undefined) setFirst(data);
  return useAtRest() && <WhenFetched inboxAtFirst={first} />;
}

const WhenFetched = ({ inboxAtFirst }: { readonly inboxAtFirst: Inbox | undefined }) => (
  <Suspense fallback={null}>
    <PushNotifications inboxAtFirst={inboxAtFirst} />
  </Suspense>
);
