import type { PushService } from '@waybill/adapters/push';
import type { ShortMessages } from '@waybill/adapters/sms';
import type { financePapers } from '#contexts/finance/public.ts';
import type { PostOffice } from '#platform/mail/post-office.ts';
import type { HouseWithPapers } from '#platform/house.ts';

/** Whoever carries messages out of the house. */
export type Messengers = {
  readonly office: PostOffice;
  readonly shortMessages: ShortMessages;
  readonly push: PushService;
};

/** What messaging needs of the house. */
export type MessagingHouse = HouseWithPapers<typeof financePapers> & Messengers;
