import * as contract from '@waybill/contract/booking/endpoints';
import type { CarrierClient } from '#contexts/carriers/public.ts';
import { pricesInParts } from '#contexts/pricing/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { freightToQuote } from '../freight-to-price.ts';
import { readFile } from '../read-file.ts';

export const requestCarrierPrices = (services: Pick<Services, 'files'> & CarrierClient) =>
  handle(contract.requestCarrierPrices, async ({ input, actor, db, now, caller }) => {
    const { prepared } = await readFile(services, { db, actor, input: { ...input, dryRun: true } });
    const since = input.since === undefined ? now : new Date(input.since);
    const freights = await freightToQuote(db, prepared, now);
    const part = { since, signal: caller.gone };
    const progress = await pricesInParts({ db, line: services, now }, freights, part);
    return { ...progress, since: since.toISOString() };
  });
