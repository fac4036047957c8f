import { type Message } from '@waybill/contract/sentence';
import type { ComparisonPolicy, WeightRounding } from '@waybill/kernel/measures';
import type { RateBand } from '../../rates/domain/bands.ts';
import type { Dated } from './dated.ts';
import type { FuelLevy, FuelPolicy } from '../../charges/domain/fuel.ts';
import type { CalculationMethod } from './measure.ts';
import type { SurchargeRule } from '../../charges/domain/surcharges.ts';

/** The stored rows of a rate card. Text is compared regardless of case. */
export type RateCardRows = {
  readonly card: RateCardRow;
  readonly services: readonly RateServiceRow[];
  readonly zones: readonly RateZoneRow[];
  readonly rates: readonly RateRow[];
  /** The tenant's fuel levies, by name. */
  readonly fuelLevies?: readonly FuelLevy[];
  readonly surcharges?: readonly SurchargeRule[];
};

export type RateCardRow = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly isActive: boolean;
  /** kg per m³; used if neither the rate nor its service has one. */
  readonly cubicFactor?: number;
  /**
   * The policies of decisions B-11; if absent, compared on totals and rounded up to the next
   * kilogram.
   */
  readonly comparison?: ComparisonPolicy;
  readonly rounding?: WeightRounding;
  readonly nextBandIfCheaper?: boolean;
  readonly fuel?: readonly FuelPolicy[];
};

export type RateServiceRow = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** True for a service bought with a main one, for example a tail-lift. */
  readonly isAdditional: boolean;
  /** Smallest chargeable quantity, in the unit of the rate's method (decisions P-08). */
  readonly minUnit: number;
  readonly isActive?: boolean;
  /** Whether fuel is charged on this service; true if absent. */
  readonly bearsFuel?: boolean;
  readonly cubicFactor?: number;
};

export type RateZoneRow = {
  readonly id: string;
  readonly code: string;
  readonly isActive: boolean;
  readonly parentId?: string | null;
  readonly locations: readonly ZoneLocation[];
};

/** Without a suburb: the whole postcode. */
export type ZoneLocation = {
  readonly id: string;
  readonly countryCode: string;
  readonly postCode: string;
  readonly suburb?: string;
};

export type RateRow = Dated & {
  readonly id: string;
  /** Codes of zones of the same card. */
  readonly fromZone: string;
  readonly toZone: string;
  readonly rateServiceId: string;
  readonly calculationMethod: CalculationMethod;
  readonly reciprocal: boolean;
  readonly accumulative: boolean;
  readonly minimum: number;
  readonly cutOffTime?: string;
  readonly transitTime?: string;
  /** kg per m³; 0 or absent uses the service's value. */
  readonly cubicAllowance?: number;
  readonly rateDetails: readonly RateBand[];
};

/** A skipped row, with a message for the maintainer of the card. `at` is zero-based. */
export type RowFault = {
  readonly table: 'services' | 'zones' | 'rates';
  readonly at: number;
  readonly id: string;
  readonly message: Message;
};
