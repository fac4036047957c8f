import * as contract from '@waybill/contract/messaging/endpoints';
import { randomUUID } from 'node:crypto';
import { peopleById } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { myself } from '../myself.ts';
import { addMessages, aMessage } from '../outbox/sql.ts';
import { senderOf } from '../sender.ts';
import { previewOf } from '../templates/preview.ts';

export const sendTestMessage = (house: Pick<House, 'originOf'>) =>
  handle(contract.sendTestMessage, async ({ input: { template }, actor, db, now }) => {
    const [me] = await peopleById(db, [myself(actor).userId]);
    if (me === undefined) throw new Error('Whoever calls is somebody');
    const preview = await previewOf(db, house, template);
    const message = {
      ...aMessage,
      key: `test ${randomUUID()}`,
      channel: 'Email' as const,
      user_id: me.userId,
      recipients: [me.email],
      subject: `Test: ${preview.subject}`,
      content: preview.text,
      html: template.type.channel === 'Email' ? preview.body : null,
    };
    await addMessages(db, [message], { sender: await senderOf(db, house), now });
    return { to: me.email };
  });
