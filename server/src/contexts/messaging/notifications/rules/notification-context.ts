import type {
  EventName,
  NotificationType,
} from '@waybill/contract/messaging/notifications/notification-events';
import type { Contact, Recipient } from '../domain/plan.ts';
import type { PdfToPrint } from '../../emails/sql.ts';

/** An event with all values needed to notify users of it. */
export type NotificationContext = {
  readonly event: EventName;
  /** Identifies the event: each user is notified of it once. */
  readonly key: string;
  /** The customer whose templates apply and who may read the e-mails; null: staff only. */
  readonly customerId: number | null;
  /** The values of templates in a language. */
  readonly values: (language: string) => Readonly<Record<string, string>>;
  /** The page of the app with details, without its origin. */
  readonly href: string | null;
  /** The PDF attached to its e-mails, created when they are sent. */
  readonly pdf?: PdfToPrint;
  /** A user requested the e-mail: the company gets it regardless of the tenant's rules. */
  readonly isRequested?: boolean;
  /** No e-mails are sent; the other channels are used. */
  readonly isWithoutEmail?: boolean;
  readonly contacts: readonly Contact[];
  readonly people: readonly Recipient[];
  /** The discussion it is about. Only such notifications are pushed to devices. */
  readonly discussion?: {
    readonly id: string;
    readonly topic: string;
    readonly commentedAt: Date;
    /** The type of event that a device receives, by user. */
    readonly typeFor: (userId: number) => NotificationType;
  };
};
