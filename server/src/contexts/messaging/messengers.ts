import type { Post } from '@waybill/adapters/mail';
import type { PushService } from '@waybill/adapters/push';
import type { ShortMessages } from '@waybill/adapters/sms';
import type { House } from '#platform/house.ts';

/** Whoever carries messages out of the house. */
export type Messengers = {
  readonly post: Post;
  readonly shortMessages: ShortMessages;
  readonly push: PushService;
};

/** What messaging needs of the house. */
export type MessagingHouse = House & Messengers;
