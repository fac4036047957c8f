import type { CarrierFreight, CarrierPrice } from '@waybill/adapters/carrier';
import { randomUUID } from 'node:crypto';
import {
  type NotPriced,
  type PriceRequest,
  type Priced,
  type RateWorkingShown,
  workingOf,
} from '#contexts/rates/public.ts';
import type { AskedAccount, Asking } from './asking.ts';
import { deliveryTimes } from './delivery-times.ts';
import { buildUpPrice } from './domain/build-up.ts';
import { checkPromo } from './domain/promo.ts';
import type { CarrierLine } from './domain/customer-price.ts';
import type { AbsentPrice, QuoteSnapshot } from './snapshot.ts';

// From what a rate card or a carrier answers to what is offered to the customer.

export type Offered = QuoteSnapshot | AbsentPrice;
type Service = AskedAccount['services'][number];

/** What the rate engine is asked. */
export function priceRequestOf({ request, day }: Asking): PriceRequest {
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

/** What a carrier is asked. */
export function freightOf({ request, day, currency }: Asking): CarrierFreight {
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

export function offerByRates(
  asking: Asking,
  account: AskedAccount,
  service: Service,
  priced: Priced | NotPriced,
): Offered {
  if (!priced.isPriced) return absent(account, priced.message, service.code);
  return offer(asking, account, service, {
    lines: priced.lines,
    transitTime: priced.transitTime,
    cutOffTime: priced.cutOffTime,
    cubicFactor: priced.explanation.weight.cubicFactor,
    chargeableGrams: Math.round(priced.explanation.weight.chargeable * 1000),
    explanation: workingOf(priced),
  });
}

export function offerByCarrier(
  asking: Asking,
  account: AskedAccount,
  service: Service,
  price: CarrierPrice | undefined,
): Offered {
  if (price === undefined) return absent(account, 'The carrier named no price.', service.code);
  if ('reason' in price) return absent(account, price.reason, service.code);
  return offer(asking, account, service, { ...price, explanation: null });
}

export const absent = (
  account: Pick<AskedAccount, 'carrierCode' | 'name'> & Partial<ByHand>,
  reason: string,
  serviceCode: string | null = null,
): AbsentPrice => ({
  isPriced: false,
  carrierCode: account.carrierCode,
  accountName: account.name,
  serviceCode,
  reason,
  byHand: byHandOf(account),
});

type ByHand = Pick<AskedAccount, 'id' | 'isManual' | 'services'>;

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

type Answer = Pick<
  QuoteSnapshot,
  'transitTime' | 'cutOffTime' | 'cubicFactor' | 'chargeableGrams'
> & {
  readonly lines: readonly Pick<CarrierLine, 'kind' | 'code' | 'name' | 'amount'>[];
  readonly explanation: RateWorkingShown | null;
};

function offer(
  asking: Asking,
  account: AskedAccount,
  service: Service,
  { lines, ...answer }: Answer,
): QuoteSnapshot {
  const { promo, warning } = checkPromo(asking.promos, {
    code: asking.request.promoCode ?? undefined,
    today: asking.today,
    carrierAccountId: account.id,
  });
  const pricing = buildUpPrice({
    lines: lines.map((line) => carrierLine(account, service, line)),
    carrierAccountId: account.id,
    customerType: asking.customerType,
    markups: asking.markups,
    promo,
    gstPercent: asking.gstPercent,
  });
  return {
    isPriced: true,
    quoteId: randomUUID(),
    resourceToken: asking.resourceToken,
    customerId: asking.customerId,
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
    ...answer,
    ...(asking.route === null ? noTimes : deliveryTimes(asking.route, answer)),
    createdAt: asking.createdAt.toISOString(),
    expiresAt: asking.expiresAt.toISOString(),
    request: asking.request,
  };
}

/** Markup knows the services of the carrier account; the rate card's lines are matched by code. */
function carrierLine(
  { services }: AskedAccount,
  service: Service,
  { kind, code, name, amount }: Answer['lines'][number],
): CarrierLine {
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
