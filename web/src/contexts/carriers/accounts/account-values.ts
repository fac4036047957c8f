import type { createOrUpdateCarrierAccount } from '@waybill/contract/carriers/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { z } from 'zod';
import type { CarrierAccountItem } from './account-columns.tsx';
import type { CarrierService } from '@waybill/contract/carriers/accounts/shapes';

export type AccountService = z.output<typeof CarrierService>;
export type SaveArgs = ArgsOf<typeof createOrUpdateCarrierAccount>;

/** Returns the form values of a carrier account; attributes by key. */
export const accountValues = (account: CarrierAccountItem | null) => ({
  carrierAccount: {
    name: account?.name ?? '',
    code: account?.code ?? '',
    carrierCode: (account?.carrierCode ?? null) as string | null,
    customerId: account?.customerId ?? null,
    isActive: account?.isActive ?? true,
    useManualRates: account?.useManualRates ?? false,
    availableForGuest: account?.availableForGuest ?? false,
    availableForPayg: account?.availableForPayg ?? false,
  },
  attributes: Object.fromEntries(
    (account?.attributes ?? []).map(({ key, value }) => [key, value]),
  ) as Record<string, string | null>,
});

export type AccountValues = ReturnType<typeof accountValues>;

type Connecting = SaveArgs['carrierAccount']['attributes'];

/** Returns the attributes as sent. */
export const attributesIn = (attributes: AccountValues['attributes']): NonNullable<Connecting> =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: value ?? '' }));

/** Converts form values to the request; services are unchanged unless they are sent. */
export const accountArgs = (
  { carrierAccount, attributes }: AccountValues,
  id: number | undefined,
  services?: SaveArgs['services'],
): SaveArgs => ({
  carrierAccount: {
    ...carrierAccount,
    id,
    carrierCode: carrierAccount.carrierCode ?? '',
    attributes: attributesIn(attributes),
  },
  ...(services && { services }),
});
