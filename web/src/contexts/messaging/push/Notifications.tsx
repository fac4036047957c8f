import { lazy, Suspense } from 'react';
import { useSession } from '#shell/session/use-session.ts';

const PushNotifications = lazy(async () => ({
  default: (await import('./PushNotifications.tsx')).PushNotifications,
}));

/** Notifications on every page; their code is fetched once it is known who looks. */
export function Notifications() {
  if (useSession().status === 'loading') return null;
  return (
    <Suspense fallback={null}>
      <PushNotifications />
    </Suspense>
  );
}
