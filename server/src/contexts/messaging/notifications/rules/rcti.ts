import type { RctiSendingRequested } from '@waybill/contract/finance/events';
import { formatMoney } from '@waybill/kernel/money';
import { sentRcti } from '#contexts/finance/public.ts';
import { settingsOf, speechOf } from '#contexts/tenancy/public.ts';
import type { EventCall } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { dateInWords } from '../../emails/moment-in.ts';
import { senderOf } from '../../emails/sender.ts';
import { addMessages, aMessage } from '../../emails/sql.ts';

/** An RCTI goes to its contractor, who may have no account, with the PDF. */
export const handleRctiSending =
  (services: Pick<Services, 'originOf'>) =>
  async ({ event, eventId, db, now }: EventCall): Promise<void> => {
    const rcti = await sentRcti(db, (event.payload as RctiSendingRequested).id);
    if (rcti === undefined) return;
    const sender = await senderOf(db, services);
    const { currency } = await settingsOf(db);
    const { word, languageFor } = await speechOf(db);
    const language = languageFor(undefined);
    const say = (text: string): string => word(language, text);
    const message = {
      ...aMessage,
      key: `fact-${eventId} rcti`,
      channel: 'Email' as const,
      recipients: [rcti.sentTo],
      subject: `${say('Recipient created tax invoice')} ${rcti.number}`,
      content: [
        rcti.name,
        `${say('Recipient created tax invoice')}: ${rcti.number}`,
        `${say('Total')}: ${formatMoney(rcti.amount, currency, 'en-AU')}`,
        `${say('Due date')}: ${dateInWords(rcti.dueDate, language)}`,
        sender.name,
      ].join('\n'),
      attachments: [{ fileName: rcti.fileName, print: { pdf: 'Rcti' as const, id: rcti.id } }],
    };
    await addMessages(db, [message], { sender, now });
  };
