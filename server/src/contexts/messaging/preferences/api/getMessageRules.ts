import * as contract from '@waybill/contract/messaging/endpoints';
import { cells } from '@waybill/contract/messaging/notifications/notification-events';
import { handle } from '#platform/context.ts';
import { rules } from '../../notifications/sql.ts';

export const getMessageRules = handle(contract.getMessageRules, async ({ db }) => {
  const chosen = await rules(db);
  const items = cells.map(({ event, audience, channel, isOn }) => {
    const rule = chosen.find(
      (r) => r.event === event && r.audience === audience && r.channel === channel,
    );
    return { event, audience, channel, ison: rule?.is_on ?? isOn };
  });
  return { items };
});
