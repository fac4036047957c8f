import type { TemplateName } from '@waybill/contract/messaging/templates/shapes';
import type { TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { Services } from '#platform/services.ts';
import { chosenText } from '../templates/domain/choose-template.ts';
import { writtenEmail } from '../templates/domain/render.ts';
import { addresseeOf } from '../notifications/rules/fan-out.ts';
import { readersOf } from '#contexts/identity/public.ts';
import { senderOf } from './sender.ts';
import { attachmentsOf } from '../templates/sql/template-resources.ts';
import { templatesFor } from '../templates/sql/templates.ts';
import { addMessages, aMessage } from './sql.ts';

/** Writes an e-mail that another context requested by its template's name. */
export const writeEmails =
  (services: Pick<Services, 'originOf'>) =>
  async ({ payload, database, tenantId, now }: TaskCall<'emails.write'>): Promise<void> => {
    const { key, email } = payload;
    const type = email.template as TemplateName;
    await database.transaction(systemScope(tenantId, 'email'), async (db) => {
      const sender = await senderOf(db, services);
      const candidates = await templatesFor(db, type);
      const to = await addresseeOf(db, email.customerId);
      const [reader = ''] = email.to;
      const language = (await readersOf(db, email.to))(reader);
      const text = chosenText(candidates, { type, channel: 'Email', language }, to);
      const written = writtenEmail(text, { ...email.values, TenantName: sender.name });
      const message = {
        ...aMessage,
        key: `email ${key}`,
        channel: 'Email' as const,
        event: type,
        customer_id: email.customerId,
        template_id: text.templateId,
        recipients: email.to,
        subject: written.subject,
        content: written.text,
        html: written.html,
        is_secret: email.isSecret,
        attachments: await attachmentsOf(db, text.templateId),
      };
      await addMessages(db, [message], { sender, now });
    });
  };
