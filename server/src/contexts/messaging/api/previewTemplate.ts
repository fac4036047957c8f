import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { previewOf } from '../templates/preview.ts';

export const previewTemplate = (house: Pick<House, 'originOf'>) =>
  handle(contract.previewTemplate, ({ input: { template }, db }) => previewOf(db, house, template));
