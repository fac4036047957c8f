import { useEffect } from 'react';
import { useSession } from '#shell/session/use-session.ts';
import { useStable } from '#ui/use-stable.ts';
import type { NotifyingBrowser } from './browser.ts';
import { deviceToken, forgetDevice } from './device-token.ts';
import { syncToken } from './sync-token.ts';
import { readyWorker } from './worker.ts';
import { usePushCalls } from './calls.ts';

/**
 * Synchronises this device's token with the server, for signed-in users who have allowed
 * notifications; failures are only logged to the console. During impersonation the device remains
 * that of the actual user.
 */
export function usePushToken(browser: NotifyingBrowser, permission: NotificationPermission): void {
  const { status, data } = useSession();
  const calls = usePushCalls();
  const { workers } = browser;
  const userGuid =
    status === 'authenticated' && !data.impersonatedLogin ? data.user.userGuid : undefined;
  const isSignedOut = status === 'unauthenticated';
  const sync = useStable((of: string, container: ServiceWorkerContainer) => {
    syncDevice(calls, of, container).catch((error: unknown) =>
      browser.warn('Push notifications could not be set up.', error),
    );
  });
  useEffect(() => {
    if (userGuid && workers && permission === 'granted') sync(userGuid, workers);
  }, [userGuid, workers, permission, sync]);
  useEffect(() => {
    if (isSignedOut && workers) void forget(workers, browser);
  }, [isSignedOut, workers, browser]);
}

async function syncDevice(
  calls: ReturnType<typeof usePushCalls>,
  userGuid: string,
  workers: ServiceWorkerContainer,
): Promise<void> {
  const publicKey = await calls.publicKey();
  if (publicKey === null) return;
  const registration = await readyWorker(workers);
  await syncToken({
    deviceToken: (options) => deviceToken(registration, publicKey, options),
    stored: () => calls.stored(userGuid),
    save: calls.keep,
    deleteAll: () => calls.deleteAll(userGuid),
    now_ms: Date.now(),
  });
}

/** Unsubscribes a device without a signed-in user. */
async function forget(workers: ServiceWorkerContainer, browser: NotifyingBrowser): Promise<void> {
  try {
    const registration = await workers.getRegistration('/');
    if (registration) await forgetDevice(registration);
  } catch (error) {
    browser.warn('Push notifications could not be turned off for this device.', error);
  }
}
