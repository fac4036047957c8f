import {
  cells,
  type EventName,
} from '@waybill/contract/messaging/notifications/notification-events';
import type { Preference } from '@waybill/contract/messaging/notifications/endpoints';
import { permissionToReceive } from '../notifications/domain/recipients.ts';
import { audienceOf, type Rule, type Wish } from '../notifications/domain/plan.ts';

type Person = {
  readonly customerId: number | null;
  readonly permissions: ReadonlySet<string>;
};

/**
 * Returns a user's preferences: the channels of each possible event, by the user's choice,
 * otherwise the tenant's rule, otherwise the contract's default.
 */
export function preferencesOf(
  person: Person,
  rules: readonly Rule[],
  wishes: readonly Wish[],
): readonly Preference[] {
  const audience = audienceOf(person);
  const concerns = (event: EventName): boolean => {
    const needed = permissionToReceive[event];
    return needed === null || person.permissions.has(needed);
  };
  return cells
    .filter((cell) => cell.audience === audience || cell.audience === 'Participants')
    .filter(({ event }) => concerns(event))
    .map(({ event, audience: whom, channel, isOn }) => {
      const rule = rules.find(
        (r) => r.event === event && r.audience === whom && r.channel === channel,
      );
      const wish = wishes.find((w) => w.event === event && w.channel === channel);
      return { event, channel, ison: wish?.is_on ?? rule?.is_on ?? isOn };
    });
}
