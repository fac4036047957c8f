import type {
  EventName,
  NotificationType,
} from '@waybill/contract/messaging/notifications/notification-events';
import type { Contact, Recipient } from '../domain/plan.ts';
import type { PdfToPrint } from '../../emails/sql.ts';

/** An event with everything needed to notify people of it. */
export type NotificationContext = {
  readonly event: EventName;
  /** Identifies the event: nobody is notified twice of one event. */
  readonly key: string;
  /** The customer whose templates apply and who may read the e-mails; null: staff only. */
  readonly customerId: number | null;
  /** What templates are filled with, in a language. */
  readonly values: (language: string) => Readonly<Record<string, string>>;
  /** The page of the app with details, without its origin. */
  readonly href: string | null;
  /** The PDF attached to its e-mails, created when they are sent. */
  readonly pdf?: PdfToPrint;
  /** Somebody requested the e-mail: the company gets it whatever the tenant's rules say. */
  readonly isRequested?: boolean;
  /** Nobody is written an e-mail; the other channels stay. */
  readonly isWithoutEmail?: boolean;
  readonly contacts: readonly Contact[];
  readonly people: readonly Recipient[];
  /** The discussion it is about; then devices are notified, too. */
  readonly discussion?: {
    readonly id: string;
    readonly topic: string;
    readonly saidAt: Date;
    /** The type of event that a device receives, by user. */
    readonly typeFor: (userId: number) => NotificationType;
  };
};
