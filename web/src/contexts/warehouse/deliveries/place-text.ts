import type { DeliveryLine, PlaceReason } from '@waybill/contract/warehouse/deliveries/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { z } from 'zod';
import { useTranslate } from '#shell/texts/texts-context.ts';

type Suggestion = z.output<typeof DeliveryLine>['suggestion'];

const texts: Readonly<Record<PlaceReason, PlatformText>> = {
  SameSku: 'Put away at {location}, with the same SKU',
  NearSameSku: 'Put away at {location}, the empty bin nearest to the same SKU',
  Empty: 'Put away at {location}, an empty bin',
};

/** Returns a writer of where to put an item away, and why there; null without a suggestion. */
export function usePlaceText(): (suggestion: Suggestion | undefined) => string | null {
  const t = useTranslate();
  return (suggestion) =>
    suggestion ? t(texts[suggestion.reason], { location: suggestion.location }) : null;
}
