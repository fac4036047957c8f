import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import type { MessagingServices } from '../../emails/messengers.ts';

export const getPushConfiguration = ({ push }: Pick<MessagingServices, 'push'>) =>
  handle(contract.getPushConfiguration, async () => ({ publickey: push.publicKey }));
