import { buildUp } from './build-up.ts';
import type { FreightPiece } from './measure.ts';
import { type NotPriced, type NotPricedReason, notPriced } from './not-priced.ts';
import { type Consignment, type ServicePriced, priceService } from './price-service.ts';
import type { PricedService } from './priced.ts';
import type { RateCardIndex } from './rate-card-index.ts';
import { type AppliedSurcharge, appliedSurcharges } from '../../charges/domain/surcharges.ts';
import { scalesFor } from './weighing.ts';
import { type RatePlace, normalised, zonesOf } from '../../zones/domain.ts';

export type RateAddress = RatePlace & { readonly addressType?: string };

export type PriceRequest = {
  readonly from: RateAddress;
  readonly to: RateAddress;
  readonly items: readonly FreightPiece[];
  /** Metres. */
  readonly totalDistance?: number;
  /** Seconds. */
  readonly totalTime?: number;
  /** The despatch day, `2026-03-31` (decisions P-04). */
  readonly day: string;
  /** Options for pickup and delivery; a key equal to a service's code adds that service. */
  readonly pickupOptions?: Readonly<Record<string, string>>;
  readonly deliveryOptions?: Readonly<Record<string, string>>;
  readonly isDangerousGood?: boolean;
  /** The carrier account's factor in kg per m³. */
  readonly cubicFactor?: number;
};

/**
 * Returns the price of one main service of a card ex tax, with an explanation, or why there is
 * none. Pure: the same index and request give the same result. Throws MeasureRefusal for a measure
 * in an unknown unit.
 */
export function price(
  index: RateCardIndex,
  request: PriceRequest,
  serviceCode: string,
): PricedService | NotPriced {
  const code = normalised(serviceCode);
  const number = index.services.findIndex((service) => normalised(service.code) === code);
  return priceNumber(index, requestedOf(index, request), { number, code: serviceCode });
}

/** Returns prices or reasons for every main service of a card, in the card's order. */
export function priceAll(
  index: RateCardIndex,
  request: PriceRequest,
): readonly (PricedService | NotPriced)[] {
  const requested = requestedOf(index, request);
  return index.services.flatMap(({ code, isAdditional }, number) =>
    isAdditional ? [] : [priceNumber(index, requested, { number, code })],
  );
}

/** Values common to all services of a request. */
type Requested = {
  readonly request: PriceRequest;
  readonly consignment: Consignment;
  readonly options: ReadonlySet<string>;
};

const requestedOf = (index: RateCardIndex, request: PriceRequest): Requested => ({
  request,
  consignment: consignmentOf(index, request),
  options: requestedOptions(request),
});

function consignmentOf(index: RateCardIndex, request: PriceRequest): Consignment {
  return {
    freight: request,
    from: zonesOf(index.zones, request.from),
    to: zonesOf(index.zones, request.to),
    day: request.day,
    weigh: scalesFor(request.items, index.card),
    accountCubicFactor: request.cubicFactor,
  };
}

/** A service by its index on the card and by its code as requested. */
type NumberedService = { readonly number: number; readonly code: string };

function priceNumber(
  index: RateCardIndex,
  requested: Requested,
  { number, code: serviceCode }: NumberedService,
): PricedService | NotPriced {
  const { request, consignment, options } = requested;
  const refuse = (reason: NotPricedReason, code = serviceCode, subject = '') =>
    notPriced(reason, { ...request, card: index.card, serviceCode: code, subject });
  if (!index.card.isActive) return refuse('cardInactive');
  if (consignment.from.length === 0) return refuse('originNotInZone');
  if (consignment.to.length === 0) return refuse('destinationNotInZone');
  const freight = priceService(index, consignment, { number });
  if (typeof freight === 'string') return refuse(freight);
  const additional: ServicePriced[] = [];
  for (const [at, service] of index.services.entries()) {
    if (!service.isAdditional || !options.has(service.code.toLowerCase())) continue;
    const priced = priceService(index, consignment, {
      number: at,
      freightCharge: freight.amount,
    });
    if (typeof priced === 'string') return refuse(priced, service.code);
    additional.push(priced);
  }
  const surcharges = surchargesFor(index, requested, freight);
  const onApplication = surcharges.find((dueDate) => dueDate.amount === null);
  if (onApplication) return refuse('priceOnApplication', serviceCode, onApplication.name);
  return buildUp(index, consignment.day, { freight, additional, surcharges });
}

function surchargesFor(
  index: RateCardIndex,
  { request, options }: Requested,
  freight: ServicePriced,
): readonly AppliedSurcharge[] {
  if (index.surcharges.length === 0) return [];
  return appliedSurcharges(
    index.surcharges,
    {
      items: request.items,
      freightCharge: freight.amount,
      chargeableKilograms: freight.weight.chargeable,
      isFromResidential: isResidential(request.from),
      isToResidential: isResidential(request.to),
      isDangerousGood: request.isDangerousGood ?? false,
      options,
    },
    request.day,
  );
}

const isResidential = ({ addressType = '' }: RateAddress): boolean =>
  addressType.toLowerCase() === 'residential';

/** Returns the names of the options set to anything but no, in lower case. */
function requestedOptions({ pickupOptions = {}, deliveryOptions = {} }: PriceRequest) {
  const options = [...Object.entries(pickupOptions), ...Object.entries(deliveryOptions)];
  const isRequested = (value: string) =>
    !['', 'false', 'no', '0'].includes(value.trim().toLowerCase());
  return new Set(
    options.filter(([, value]) => isRequested(value)).map(([name]) => name.toLowerCase()),
  );
}
