/**
 * Returns this device's token: its subscription to push messages, with the key of this
 * installation.
 */
export async function deviceToken(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  publicKey: string,
  { fresh }: { readonly fresh: boolean },
): Promise<string> {
  const known = await pushManager.getSubscription();
  const isGood = known !== null && !fresh && keyOf(known) === publicKey;
  if (known !== null && !isGood) await known.unsubscribe();
  const subscription = isGood
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return tokenOf(subscription);
}

/** Ends this device's subscriptions: users who are signed out receive no notifications. */
export async function forgetDevice({
  pushManager,
}: Pick<ServiceWorkerRegistration, 'pushManager'>): Promise<void> {
  const known = await pushManager.getSubscription();
  await known?.unsubscribe();
}

function keyOf({ options }: PushSubscription): string | null {
  const key = options.applicationServerKey;
  return key === null ? null : base64url(String.fromCharCode(...new Uint8Array(key)));
}

function tokenOf(subscription: PushSubscription): string {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return `wp:${base64url(JSON.stringify({ endpoint, keys: { p256dh, auth } }))}`;
}

const base64url = (bytes: string): string =>
  btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
