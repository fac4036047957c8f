import type { PaymentSettings } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { browserCard } from '../browser-card.ts';

export const getBraintreeTokenizationKey = (
  services: Pick<Services, 'database'> & PaymentSettings,
) => handle(contract.getBraintreeTokenizationKey, ({ db }) => browserCard(services, db));
