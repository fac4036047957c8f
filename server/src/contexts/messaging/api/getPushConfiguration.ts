import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import type { MessagingHouse } from '../messengers.ts';

export const getPushConfiguration = ({ push }: Pick<MessagingHouse, 'push'>) =>
  handle(contract.getPushConfiguration, async () => ({ publickey: push.publicKey }));
