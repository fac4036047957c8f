import { workerPath, workerWait_ms } from '@waybill/contract/messaging/push/push-worker';

/**
 * Registers the service worker that receives push messages, removes other registrations of the same
 * script, and waits until it is active.
 * @throws if it is not active after ten seconds.
 */
export async function readyWorker(
  workers: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration> {
  const registration = await workers.register(workerPath);
  await dropDoubles(workers, registration);
  await untilActive(registration);
  return registration;
}

async function dropDoubles(
  workers: ServiceWorkerContainer,
  saved: ServiceWorkerRegistration,
): Promise<void> {
  const all = await workers.getRegistrations();
  const doubles = all.filter((each) => each.scope !== saved.scope && isOurs(each));
  await Promise.all(doubles.map((each) => each.unregister()));
}

function isOurs({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL;
  return script !== undefined && new URL(script).pathname === workerPath;
}

function untilActive(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`Service worker not registered after ${workerWait_ms} ms`)),
      workerWait_ms,
    );
    coming.addEventListener('statechange', () => {
      if (coming.state !== 'activated') return;
      clearTimeout(late);
      resolve();
    });
  });
}
