import { type Message } from '@waybill/contract/sentence';
import type { CarrierFreight, CarrierPrice } from '@waybill/adapters/carrier';
import { randomUUID } from 'node:crypto';
import {
  type NotPriced,
  type PriceRequest,
  type PricedService,
  type RateWorkingView,
  workingOf,
} from '#contexts/rates/public.ts';
import type { RequestedAccount, QuoteContext } from './quote-input.ts';
import { deliveryTimes } from './delivery-times.ts';
import { buildUpPrice } from './domain/build-up.ts';
import { checkPromo } from '../promo-codes/domain.ts';
import type { CarrierPriceItem } from './domain/customer-price.ts';
import type { AbsentPrice, QuoteSnapshot } from './snapshot.ts';

// Maps the prices of rate cards and carriers to the customer's offers.

export type Offered = QuoteSnapshot | AbsentPrice;
type Service = RequestedAccount['services'][number];

/** Returns the request to the rate engine. */
export function priceRequestOf({ request, day }: QuoteContext): PriceRequest {
  const { fromAddress, toAddress, items, totalDistance, totalTime } = request;
  return {
    from: { ...fromAddress, addressType: fromAddress.type ?? '' },
    to: { ...toAddress, addressType: toAddress.type ?? '' },
    items,
    totalDistance,
    totalTime,
    day,
    pickupOptions: request.pickupOptions,
    deliveryOptions: request.deliveryOptions,
    isDangerousGood: request.isDangerousGood,
  };
}

/** Returns the request to a carrier. */
export function freightOf({ request, day, currency }: QuoteContext): CarrierFreight {
  const place = (address: typeof request.fromAddress) => ({
    countryCode: address.countryCode.toUpperCase(),
    postCode: address.postCode,
    suburb: address.suburb,
    isResidential: address.type?.toLowerCase() === 'residential',
  });
  const toResidential = place(request.toAddress).isResidential;
  return {
    from: place(request.fromAddress),
    to: place(request.toAddress),
    items: request.items,
    pickupOptions: request.pickupOptions,
    deliveryOptions: toResidential
      ? { residential: 'true', ...request.deliveryOptions }
      : request.deliveryOptions,
    isDangerousGood: request.isDangerousGood,
    day,
    currency,
  };
}

/** A service of an account to price. */
type RequestedService = {
  readonly quoteInput: QuoteContext;
  readonly account: RequestedAccount;
  readonly service: Service;
};

export function offerByRates(
  requested: RequestedService,
  priced: PricedService | NotPriced,
): Offered {
  const { account, service } = requested;
  if (!priced.isPriced) return absent(account, priced.message, service.code);
  return offer(requested, {
    lines: priced.lines,
    transitTime: priced.transitTime,
    cutOffTime: priced.cutOffTime,
    cubicFactor: priced.explanation.weight.cubicFactor,
    chargeableGrams: Math.round(priced.explanation.weight.chargeable * 1000),
    explanation: workingOf(priced),
  });
}

export function offerByCarrier(
  requested: RequestedService,
  price: CarrierPrice | undefined,
): Offered {
  const { account, service } = requested;
  if (price === undefined) return absent(account, 'The carrier returned no price.', service.code);
  if ('reason' in price) return absent(account, price.reason, service.code);
  return offer(requested, { ...price, explanation: null });
}

export const absent = (
  account: Pick<RequestedAccount, 'carrierCode' | 'name'> & Partial<ByHand>,
  reason: Message,
  serviceCode: string | null = null,
): AbsentPrice => ({
  isPriced: false,
  carrierCode: account.carrierCode,
  accountName: account.name,
  serviceCode,
  reason,
  byHand: byHandOf(account),
});

type ByHand = Pick<RequestedAccount, 'id' | 'isManual' | 'services'>;

const byHandOf = ({ id, isManual = false, services = [] }: Partial<ByHand>) =>
  id === undefined || !isManual
    ? null
    : {
        carrierAccountId: id,
        services: services
          .filter(({ isAdditional }) => !isAdditional)
          .map(({ code, name }) => ({ code, name })),
      };

const noTimes = { eta: null, cutOffAt: null };

type OfferResult = Pick<
  QuoteSnapshot,
  'transitTime' | 'cutOffTime' | 'cubicFactor' | 'chargeableGrams'
> & {
  readonly lines: readonly Pick<CarrierPriceItem, 'kind' | 'code' | 'name' | 'amount'>[];
  readonly explanation: RateWorkingView | null;
};

function offer(
  { quoteInput, account, service }: RequestedService,
  { lines, ...response }: OfferResult,
): QuoteSnapshot {
  const { promo, warning } = checkPromo(quoteInput.promos, {
    code: quoteInput.request.promoCode ?? undefined,
    today: quoteInput.today,
    carrierAccountId: account.id,
  });
  const pricing = buildUpPrice({
    lines: lines.map((line) => priceItem(account, service, line)),
    carrierAccountId: account.id,
    customerType: quoteInput.customerType,
    markups: quoteInput.markups,
    promo,
    gstPercent: quoteInput.gstPercent,
  });
  return {
    isPriced: true,
    quoteId: randomUUID(),
    resourceToken: quoteInput.resourceToken,
    customerId: quoteInput.customerId,
    carrierAccountId: account.id,
    carrierCode: account.carrierCode,
    carrierName: account.carrierName,
    accountCode: account.code,
    accountName: account.name,
    isManual: account.isManual,
    isSimulated: account.isSimulated,
    serviceId: service.id,
    serviceCode: service.code,
    serviceName: service.name,
    pricing,
    promo: promo === undefined ? null : { id: promo.id, code: promo.code },
    promoWarning: warning ?? null,
    ...response,
    ...(quoteInput.route === null ? noTimes : deliveryTimes(quoteInput.route, response)),
    createdAt: quoteInput.createdAt.toISOString(),
    expiresAt: quoteInput.expiresAt.toISOString(),
    request: quoteInput.request,
  };
}

/** Markup refers to services of the carrier account; the rate card's lines are matched by code. */
function priceItem(
  { services }: RequestedAccount,
  service: Service,
  { kind, code, name, amount }: OfferResult['lines'][number],
): CarrierPriceItem {
  const sold = services.find((each) => each.code.toUpperCase() === code.toUpperCase());
  const own = kind === 'additional' ? sold?.id : undefined;
  const id = kind === 'freight' ? service.id : own;
  return {
    kind,
    code,
    name: kind === 'freight' ? service.name : name,
    amount,
    serviceId: id === undefined ? null : String(id),
    isTaxApplied: true,
  };
}
