import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates/shapes';
import { found } from '@waybill/contract/problem';
import { randomUUID } from 'node:crypto';
import { peopleById } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { myself } from '../../preferences/myself.ts';
import { addMessages, aMessage } from '../../emails/sql.ts';
import { senderOf } from '../../emails/sender.ts';
import { attachmentsOf } from '../sql/template-resources.ts';
import { previewOf } from '../preview.ts';
import { template as templateOf } from '../sql/templates.ts';

export const sendTestMessage = (services: Pick<Services, 'originOf'>) =>
  handle(contract.sendTestMessage, async ({ input: { template }, actor, db, now }) => {
    const [me] = await peopleById(db, [myself(actor).userId]);
    if (me === undefined) throw new Error('Whoever calls is somebody');
    const { id = null, type } = template;
    if (id !== null) found(await templateOf(db, id), templateProblems.TemplateNotFound, { id });
    const isEmail = type.channel === 'Email';
    const preview = await previewOf(db, services, template);
    const message = {
      ...aMessage,
      key: `test ${randomUUID()}`,
      channel: 'Email' as const,
      user_id: me.userId,
      recipients: [me.email],
      subject: `Test: ${preview.subject}`,
      content: preview.text,
      html: isEmail ? preview.body : null,
      attachments: isEmail ? await attachmentsOf(db, id) : [],
    };
    await addMessages(db, [message], { sender: await senderOf(db, services), now });
    return { to: me.email };
  });
