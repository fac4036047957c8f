import type { ArgsOf } from '@waybill/contract/endpoint';
import type { assignCustomerFee, createOrUpdateFee } from '@waybill/contract/finance/endpoints';
import type { FeeItem } from './fee-labels.ts';

type FeeArgs = ArgsOf<typeof createOrUpdateFee>['fee'];
type AssignedArgs = ArgsOf<typeof assignCustomerFee>['customerFee'];

/** A row of the tier table as entered. */
export type TypedRate = {
  readonly break: number | null;
  readonly basic: number | null;
  readonly rate: number | null;
};

export type FeeValues = {
  readonly fee: Omit<FeeItem, 'id' | 'customers' | 'feeRates' | 'minimum'> & {
    readonly minimum: number | null;
    readonly feeRates: readonly TypedRate[];
  };
};

const firstRate: TypedRate = { break: 0, basic: 0, rate: null };

export const feeValues = (fee: FeeItem | null): FeeValues => ({
  fee: {
    name: fee?.name ?? '',
    invoiceType: fee?.invoiceType ?? 'Booking',
    applyOn: fee?.applyOn ?? 'Invoice',
    feeType: fee?.feeType ?? 'Custom',
    calcMethod: fee?.calcMethod ?? 'Flat',
    minimum: fee?.minimum ?? null,
    isAccumulated: fee?.isAccumulated ?? false,
    isActive: fee?.isActive ?? true,
    isTaxApplicable: fee?.isTaxApplicable ?? true,
    customerTypes: [...(fee?.customerTypes ?? [])],
    feeRates: fee?.feeRates.toSorted((a, b) => a.order - b.order) ?? [firstRate],
  },
});

/** Numbers the rows in their order. */
const ratesOf = (rates: readonly TypedRate[]) =>
  rates.map((rate, at) => ({
    order: at + 1,
    break: rate.break ?? 0,
    basic: rate.basic ?? 0,
    rate: rate.rate ?? 0,
  }));

export const feeArgs = ({ fee }: FeeValues, id: number | undefined): { fee: FeeArgs } => ({
  fee: { ...fee, ...(id === undefined ? {} : { id }), feeRates: ratesOf(fee.feeRates) },
});

export type AssignedValues = {
  readonly customerid: number | null;
  readonly customerguid: string | null;
  readonly customerFee: {
    readonly effectiveDate: string | null;
    readonly expireDate: string | null;
    readonly minimum: number | null;
    readonly isAccumulated: boolean;
    readonly isActive: boolean;
    readonly feeRates: readonly TypedRate[];
  };
};

export const assignedArgs = (
  { customerid, customerFee }: AssignedValues,
  feeId: number,
): { customerFee: AssignedArgs } => ({
  customerFee: {
    ...customerFee,
    feeId,
    customerId: customerid ?? 0,
    effectiveDate: customerFee.effectiveDate ?? '',
    feeRates: ratesOf(customerFee.feeRates),
  },
});
