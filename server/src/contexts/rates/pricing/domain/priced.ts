import type { Minor } from '@waybill/kernel/money';
import type { BandCharge } from '../../rates/domain/bands.ts';
import type { FuelInForce } from '../../charges/domain/fuel.ts';
import type { CalculationMethod, MeasureUnit } from './measure.ts';
import type { AppliedSurcharge } from '../../charges/domain/surcharges.ts';
import type { ZoneMatch } from '../../zones/domain.ts';

/** A price ex tax, with its complete calculation as data. */
export type PricedService = {
  readonly isPriced: true;
  readonly card: NamedCode;
  readonly service: NamedCode;
  /** Business days, as in the row; empty if not given. */
  readonly transitTime: string;
  /** HH:mm, local. */
  readonly cutOffTime: string;
  /** The lines sum to the total: freight first, then additional services, surcharges, fuel. */
  readonly lines: readonly PriceLine[];
  readonly serviceCost: Minor;
  readonly additionalCost: Minor;
  readonly totalCost: Minor;
  readonly explanation: PriceExplanation;
};

export type NamedCode = { readonly id: string; readonly code: string; readonly name: string };

export type PriceLine = {
  readonly kind: 'freight' | 'additional' | 'surcharge' | 'fuel';
  /** Null for surcharges and fuel, which are not services of the card. */
  readonly serviceId: string | null;
  readonly code: string;
  readonly name: string;
  readonly amount: Minor;
};

export type PriceExplanation = {
  /** The despatch day that determined the rates. */
  readonly day: string;
  readonly weight: WeightExplanation;
  readonly freight: ServiceExplanation;
  readonly additional: readonly ServiceExplanation[];
  readonly surcharges: readonly AppliedSurcharge[];
  /** `on`: the amount subject to fuel. */
  readonly fuel: FuelInForce & { readonly on: Minor; readonly amount: Minor };
};

/** Kilograms and cubic metres, to at most six decimals. */
export type WeightExplanation = {
  readonly dead: number;
  readonly volume: number;
  readonly cubic: number;
  readonly chargeable: number;
  readonly cubicFactor: number;
  readonly cubicFactorFrom: 'rate' | 'service' | 'card' | 'account' | 'default';
  readonly comparison: string;
  readonly rounding: string;
};

export type ServiceExplanation = {
  readonly service: NamedCode;
  readonly rateId: string;
  readonly fromZone: string;
  readonly fromZoneBy: ZoneMatch['by'];
  readonly toZone: string;
  readonly toZoneBy: ZoneMatch['by'];
  readonly isReversed: boolean;
  readonly calculationMethod: CalculationMethod;
  readonly isAccumulative: boolean;
  readonly quantity: number;
  readonly unit: MeasureUnit;
  /** True if the service's minimum quantity was charged. */
  readonly minUnitApplied: boolean;
  readonly charge: BandCharge;
};
