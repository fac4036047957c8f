import { tokenLife_ms } from '@waybill/contract/messaging/push/push-worker';
import type { PushToken } from '@waybill/contract/messaging/push/endpoints';

type Stored = Pick<PushToken, 'notificationdevicetoken' | 'creationTime'>;
export type TokenStep = 'create' | 'recreate' | 'renew' | 'nothing';

/**
 * Returns the action for this device's token (booking_shell.txt §4): none stored or none equal,
 * create; more than one equal, delete all and create one; one equal, nothing, unless it is older
 * than seven days (decisions S-22).
 */
export function stepFor(stored: readonly Stored[], device: string, now_ms: number): TokenStep {
  const equal = stored.filter((each) => each.notificationdevicetoken === device);
  const [only] = equal;
  if (only === undefined) return 'create';
  if (equal.length > 1) return 'recreate';
  return now_ms - Date.parse(only.creationTime) > tokenLife_ms ? 'renew' : 'nothing';
}

export type TokenParts = {
  /** Returns this device's token; `fresh` first unsubscribes the old one at its push service. */
  readonly deviceToken: (options: { readonly fresh: boolean }) => Promise<string>;
  /** Returns the user's active tokens. */
  readonly stored: () => Promise<readonly Stored[]>;
  readonly save: (token: string, isActive: boolean) => Promise<unknown>;
  /** Deletes all tokens of the user. */
  readonly deleteAll: () => Promise<unknown>;
  readonly now_ms: number;
};

/** Synchronises the server's tokens with this device. */
export async function syncToken(parts: TokenParts): Promise<TokenStep> {
  const device = await parts.deviceToken({ fresh: false });
  const step = stepFor(await parts.stored(), device, parts.now_ms);
  if (step === 'create') await parts.save(device, true);
  if (step === 'recreate') {
    await parts.deleteAll();
    await parts.save(device, true);
  }
  if (step === 'renew') {
    const fresh = await parts.deviceToken({ fresh: true });
    await parts.save(fresh, true);
    if (fresh !== device) await parts.save(device, false);
  }
  return step;
}
