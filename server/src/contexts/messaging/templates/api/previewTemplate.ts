import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { previewOf } from '../preview.ts';

export const previewTemplate = (services: Pick<Services, 'originOf'>) =>
  handle(contract.previewTemplate, ({ input: { template }, db }) =>
    previewOf(db, services, template),
  );
