import type { TemplateName } from '@waybill/contract/messaging/templates';
import type { TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { House } from '#platform/house.ts';
import type { LetterToWrite } from '#platform/mail/letters.ts';
import { chosenText } from '../domain/choose-template.ts';
import { writtenLetter } from '../domain/render.ts';
import { addresseeOf } from '../events/fan-out.ts';
import { readersOf } from '#contexts/identity/public.ts';
import { senderOf } from '../sender.ts';
import { attachmentsOf } from '../sql/template-resources.ts';
import { templatesFor } from '../templates/sql.ts';
import { addMessages, aMessage } from './sql.ts';

/** Writes a letter that another context asked for by the name of its template. */
export const writeLetters =
  (house: Pick<House, 'originOf'>) =>
  async ({ payload, database, tenantId, now }: TaskCall): Promise<void> => {
    const { key, letter } = payload as unknown as { key: string; letter: LetterToWrite };
    const type = letter.template as TemplateName;
    await database.transaction(systemScope(tenantId, 'letter'), async (db) => {
      const sender = await senderOf(db, house);
      const candidates = await templatesFor(db, type);
      const to = await addresseeOf(db, letter.customerId);
      const [reader = ''] = letter.to;
      const language = (await readersOf(db, letter.to))(reader);
      const text = chosenText(candidates, { type, channel: 'Email', language }, to);
      const written = writtenLetter(text, { ...letter.values, TenantName: sender.name });
      const message = {
        ...aMessage,
        key: `letter ${key}`,
        channel: 'Email' as const,
        event: type,
        customer_id: letter.customerId,
        template_id: text.templateId,
        recipients: letter.to,
        subject: written.subject,
        content: written.text,
        html: written.html,
        is_secret: letter.isSecret,
        attachments: await attachmentsOf(db, text.templateId),
      };
      await addMessages(db, [message], { sender, now });
    });
  };
