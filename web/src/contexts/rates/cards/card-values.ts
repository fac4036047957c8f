import type { createRateCard } from '@waybill/contract/rates/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { z } from 'zod';
import type { RateCard as RateCardShape } from '@waybill/contract/rates/cards/shapes';

export type RateCard = z.output<typeof RateCardShape>;
type Args = ArgsOf<typeof createRateCard>;

export const cardValues = (card: RateCard | null) => ({
  /** Set by the customer picker; the API needs only the guid. */
  customerid: null as number | null,
  ratecard: {
    code: card?.code ?? '',
    name: card?.name ?? '',
    description: card?.description ?? '',
    entityId: card?.entityId ?? null,
    isActive: card?.isActive ?? true,
    isDefault: card?.isDefault ?? false,
    cubicFactor: card?.cubicFactor ?? null,
    comparison: card?.comparison ?? ('totals' as const),
    rounding: card?.rounding ?? ('ceilKg' as const),
    nextBandIfCheaper: card?.nextBandIfCheaper ?? false,
    fuel: (card?.fuel ?? []).map((rule) => ({
      ...rule,
      serviceCode: rule.serviceCode ?? '',
      expireDate: rule.expireDate ?? null,
    })),
  },
});

export type CardValues = ReturnType<typeof cardValues>;

/** Converts form values to the request; a fuel rule without a service applies to all services. */
export const cardArgs = ({ ratecard }: CardValues): Args => ({
  ratecard: {
    ...ratecard,
    fuel: ratecard.fuel.map((rule) => ({
      ...rule,
      percent: rule.kind === 'base' ? 0 : rule.percent,
      serviceCode: rule.serviceCode === '' ? null : rule.serviceCode,
    })),
  },
});
