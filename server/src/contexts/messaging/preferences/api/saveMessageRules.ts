import { sentence } from '@waybill/contract/sentence';
import * as contract from '@waybill/contract/messaging/endpoints';
import { cells } from '@waybill/contract/messaging/notifications/notification-events';
import type { MessageRule } from '@waybill/contract/messaging/notifications/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { saveRules } from '../../notifications/sql.ts';

export const saveMessageRules = handle(
  contract.saveMessageRules,
  async ({ input: { rules }, db }) => {
    const unknown = rules.find((rule) => !cells.some((cell) => nameOf(cell) === nameOf(rule)));
    if (unknown !== undefined) {
      const message = sentence("{audience} can't be notified of {event} by {channel}", {
        event: unknown.event,
        audience: unknown.audience,
        channel: unknown.channel,
      });
      throw notValidField('rules', message);
    }
    await saveRules(db, [...new Map(rules.map((rule) => [nameOf(rule), rule])).values()]);
    publish(db, 'template.changed', { id: null, customerId: null });
    return null;
  },
);

const nameOf = ({ event, audience, channel }: Omit<MessageRule, 'ison'>): string =>
  `${event} ${audience} ${channel}`;
