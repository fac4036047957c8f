import { plainDateText } from '@waybill/kernel/formats';
import { formatMoney } from '@waybill/kernel/money';
import { sentRcti } from '#contexts/finance/public.ts';
import { settingsOf, speechOf } from '#contexts/tenancy/public.ts';
import type { EventCall } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { senderOf } from '../../emails/sender.ts';
import { addMessages, aMessage } from '../../emails/sql.ts';

/** E-mails an RCTI as a PDF to its contractor, who may have no account. */
export const handleRctiSending =
  (services: Pick<Services, 'originOf'>) =>
  async ({ event, eventId, db, now }: EventCall<'rcti.sendingRequested'>): Promise<void> => {
    const rcti = await sentRcti(db, event.payload.id);
    if (rcti === undefined) return;
    const sender = await senderOf(db, services);
    const { currency } = await settingsOf(db);
    const { word, languageFor } = await speechOf(db);
    const language = languageFor(undefined);
    const t = (text: string): string => word(language, text);
    const message = {
      ...aMessage,
      key: `event-${eventId} rcti`,
      channel: 'Email' as const,
      recipients: [rcti.sentTo],
      subject: `${t('Recipient created tax invoice')} ${rcti.number}`,
      content: [
        rcti.name,
        `${t('Recipient created tax invoice')}: ${rcti.number}`,
        `${t('Total')}: ${formatMoney(rcti.amount, currency, language)}`,
        `${t('Due date')}: ${plainDateText(rcti.dueDate, 'day', language)}`,
        sender.name,
      ].join('\n'),
      attachments: [{ fileName: rcti.fileName, print: { pdf: 'Rcti' as const, id: rcti.id } }],
    };
    await addMessages(db, [message], { sender, now });
  };
