import * as contract from '@waybill/contract/messaging/endpoints';
import { messagingProblems } from '@waybill/contract/messaging/problems';
import { templateProblems } from '@waybill/contract/messaging/templates/shapes';
import { found } from '@waybill/contract/problem';
import { randomUUID } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { plainText } from '../../templates/domain/render.ts';
import type { MessagingServices } from '../messengers.ts';
import { storedAttachments } from '../attachments.ts';
import { addMessages, aMessage } from '../sql.ts';
import { senderOf } from '../sender.ts';
import { discussion as discussionOf } from '../../discussions/sql/discussions.ts';
import { attachmentsOf } from '../../templates/sql/template-resources.ts';
import { cleanHtml } from '../../templates/clean-html.ts';
import { template as templateOf } from '../../templates/sql/templates.ts';

export const sendEmail = (services: MessagingServices) =>
  handle(contract.sendEmail, async ({ input, db, now }) => {
    const { discussionid, templateid } = input;
    const about = discussionid
      ? found(await discussionOf(db, discussionid), messagingProblems.DiscussionNotFound)
      : null;
    if (templateid) found(await templateOf(db, templateid), templateProblems.TemplateNotFound);
    const html = cleanHtml(input.body);
    const message = {
      ...aMessage,
      key: `written ${randomUUID()}`,
      channel: 'Email' as const,
      // Only staff may read e-mails that staff addressed freely.
      customer_id: null,
      discussion_id: about?.id ?? null,
      template_id: templateid ?? null,
      recipients: input.to,
      copies: input.cc,
      subject: input.subject.replaceAll(/[\r\n]+/g, ' '),
      content: plainText(html),
      html,
      attachments: [
        ...(await attachmentsOf(db, templateid ?? null)),
        ...(await storedAttachments({ db, files: services.files, now }, input.attachments)),
      ],
    };
    const [added] = await addMessages(db, [message], { sender: await senderOf(db, services), now });
    if (added === undefined) throw new Error('A message of a new key is new');
    return { id: added.id };
  });
