import { english, sentenceOf } from '@waybill/contract/sentence';
import { chargeableWeight } from '@waybill/kernel/measures';
import { type Minor, ZERO, add, taxOnTotal, toDecimal } from '@waybill/kernel/money';
import { type Ratio, percent } from '@waybill/kernel/ratio';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { carrierOf } from '#contexts/carriers/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { localDateOf } from '@waybill/kernel/time';
import type { DayCall, TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { type CardVersion, activeCard } from '../cards/sql/whole-card.ts';
import type { PriceRequest } from '../pricing/domain/price.ts';
import type { PricedService } from '../pricing/domain/priced.ts';
import { priceAllByRates, priceAllOnTrial } from '../public.ts';
import { forgetRequests, openQuote, saveResponse } from './sql.ts';
import { workingOf } from './working.ts';
import type { RatesQuotePoll, RatesQuoteRequest } from '@waybill/contract/rates/quotes/shapes';

export type RatesQuoteInput = z.output<typeof RatesQuoteRequest>;
type Poll = z.output<typeof RatesQuotePoll>;
export type CardResponse = {
  readonly quotes: Poll['quotes'];
  readonly unavailable: NonNullable<Poll['unavailable']>;
};

type Query = {
  readonly request: RatesQuoteInput;
  /** The despatch day; today for a quote without one (decisions P-04). */
  readonly day: string;
  readonly gstPercent: number;
};

/** Returns the price of every main service of a card, or why it has none. */
export async function responseOfCard(
  db: TenantDb,
  card: CardVersion,
  query: Query,
): Promise<CardResponse> {
  const priceAll = query.request.rateCardId == null ? priceAllByRates : priceAllOnTrial;
  const responses = await priceAll(db, card, priceRequestOf(query));
  const rate = percent(query.gstPercent);
  return {
    quotes: responses.flatMap((response) => (response.isPriced ? [quoteOf(response, rate)] : [])),
    unavailable: responses.flatMap((response) =>
      response.isPriced
        ? []
        : [
            {
              rateCardId: card.id,
              serviceCode: response.serviceCode,
              reason: english(response.message),
              reasonSentence: sentenceOf(response.message),
            },
          ],
    ),
  };
}

/** Runs the background part of a request to every card. */
export async function quoteCard({
  payload,
  database,
  tenantId,
  now,
}: TaskCall<'rates.quoteCard'>): Promise<void> {
  const { token, cardId } = payload;
  await database.transaction(systemScope(tenantId, 'rates.quoteCard'), async (db) => {
    const quote = await openQuote(db, token, cardId);
    if (quote === undefined) return;
    const { timezone, gstPercent } = await settingsOf(db);
    const day = quote.request.despatchDate ?? localDateOf(now, timezone);
    const card = await activeCard(db, cardId, { day });
    const nothing: CardResponse = { quotes: [], unavailable: [] };
    const response =
      card === undefined
        ? nothing
        : await responseOfCard(db, card, { ...quote, day, gstPercent: Number(gstPercent) });
    await saveResponse(db, payload, response);
  });
}

/** Removes requests that can no longer be polled; runs daily. */
export async function forgetQuotes({ database, tenantId, now }: DayCall): Promise<void> {
  await database.transaction(systemScope(tenantId, 'rates.forgetQuotes'), (db) =>
    forgetRequests(db, now),
  );
}

/**
 * Refuses measures that no card can weigh, before any price is requested.
 * @throws {MeasureRefusal}
 */
export function refuseMeasures({ items }: Pick<RatesQuoteInput, 'items'>): void {
  chargeableWeight({ items });
}

function priceRequestOf({ request, day }: Query): PriceRequest {
  const { fromAddress, toAddress, ...rest } = request;
  const place = (address: typeof fromAddress) => ({
    ...address,
    addressType: address.addressType ?? '',
  });
  return {
    from: place(fromAddress),
    to: place(toAddress),
    items: rest.items,
    totalDistance: rest.totalDistance,
    totalTime: rest.totalTime,
    pickupOptions: rest.pickupOptions,
    deliveryOptions: rest.deliveryOptions,
    isDangerousGood: rest.isDangerousGood,
    day,
  };
}

function quoteOf(priced: PricedService, rate: Ratio): Poll['quotes'][number] {
  const { tax, perLine } = taxOnTotal(
    priced.lines.map(({ amount }) => ({ amount, taxed: true })),
    rate,
  );
  const [freightTax = ZERO, ...otherTaxes] = perLine;
  const carrier = carrierOf('OWN');
  return {
    id: randomUUID(),
    rateCardId: priced.card.id,
    serviceCost: costOf(priced.serviceCost, freightTax),
    additionalCost: costOf(priced.additionalCost, add(...otherTaxes)),
    totalCost: costOf(priced.totalCost, tax),
    serviceDetails: priced.lines.map((line, at) => ({
      ...costOf(line.amount, perLine[at] ?? ZERO),
      serviceCode: line.code,
      serviceName: line.name,
      isAdditionalService: line.kind !== 'freight',
    })),
    quoteAttributes: { carrierCode: carrier?.code ?? 'OWN', carrierName: carrier?.name ?? '' },
    serviceCode: priced.service.code,
    serviceName: priced.service.name,
    transitTime: priced.transitTime,
    cutOffTime: priced.cutOffTime,
    explanation: workingOf(priced),
  };
}

const costOf = (taxExclusive: Minor, tax: Minor) => ({
  amountTaxExclusive: toDecimal(taxExclusive),
  tax: toDecimal(tax),
  amount: toDecimal(add(taxExclusive, tax)),
});
