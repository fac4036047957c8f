import type { PushService } from '@waybill/adapters/push';
import type { ShortMessages } from '@waybill/adapters/sms';
import type { financePdfs } from '#contexts/finance/public.ts';
import type { MailerOf } from '#platform/mail/mailer.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';

/** The adapters that send messages. */
export type Messengers = {
  readonly settings: MailerOf;
  readonly shortMessages: ShortMessages;
  readonly push: PushService;
};

/** The services that messaging needs. */
export type MessagingServices = ServicesWithPdfs<typeof financePdfs> & Messengers;
