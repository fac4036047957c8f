import { lazy, Suspense, useState } from 'react';
import { useSession } from '#shell/session/use-session.ts';
import { useInbox } from '../inbox/calls.ts';
import type { Inbox } from '../inbox/use-new-notifications.ts';

const PushNotifications = lazy(async () => ({
  default: (await import('./PushNotifications.tsx')).PushNotifications,
}));

/** Notifications on every page; their code is fetched once it is known who looks. */
export function Notifications() {
  const { status, data } = useSession();
  if (status === 'loading') return null;
  return data ? <OfUser key={data.userId} /> : <WhenFetched inboxAtFirst={undefined} />;
}

/** Remembers what was there at first: what comes while the code is fetched is news too. */
function OfUser() {
  const { data } = useInbox();
  const [first, setFirst] = useState(data);
  if (first === undefined && data !== undefined) setFirst(data);
  return <WhenFetched inboxAtFirst={first} />;
}

const WhenFetched = ({ inboxAtFirst }: { readonly inboxAtFirst: Inbox | undefined }) => (
  <Suspense fallback={null}>
    <PushNotifications inboxAtFirst={inboxAtFirst} />
  </Suspense>
);
