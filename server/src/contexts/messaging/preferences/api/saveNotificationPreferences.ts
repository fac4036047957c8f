import { sentence } from '@waybill/contract/sentence';
import * as contract from '@waybill/contract/messaging/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { preferencesOf } from '../domain.ts';
import { saveWishes } from '../../notifications/sql.ts';
import { notifyUsers } from '../../notifications/notify-users.ts';
import { myself } from '../myself.ts';

export const saveNotificationPreferences = handle(
  contract.saveNotificationPreferences,
  async ({ input: { preferences }, actor, db }) => {
    const { userId } = myself(actor);
    const possible = preferencesOf(actor, [], []);
    const unknown = preferences.find(
      ({ event, channel }) => !possible.some((p) => p.event === event && p.channel === channel),
    );
    if (unknown !== undefined) {
      const message = sentence("You can't be notified of {event} by {channel}", {
        event: unknown.event,
        channel: unknown.channel,
      });
      throw notValidField('preferences', message);
    }
    await saveWishes(db, userId, lastOfEach(preferences));
    await notifyUsers(db, [userId]);
    return null;
  },
);

/** Of duplicate preferences the last one counts. */
const lastOfEach = <P extends { readonly event: string; readonly channel: string }>(
  preferences: readonly P[],
): readonly P[] => [...new Map(preferences.map((p) => [`${p.event} ${p.channel}`, p])).values()];
