import type { WebOrder } from '@waybill/contract/shops/orders/shapes';
import { useFormContext } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { useSimilarPlaces } from './calls.ts';
import { suggestedPlace } from './suggested-place.ts';

/**
 * The place of an order that is not found, beside the one that it is most like. Where not all
 * places of a country are known, it may be right: then this is only a suggestion.
 */
export function SuggestedPlace({ order }: { readonly order: WebOrder }) {
  const { setValue } = useFormContext();
  const { toAddress } = order;
  const search = toAddress.suburb || toAddress.postCode;
  const similar = useSimilarPlaces(search, search !== '');
  const suggested = suggestedPlace(toAddress, similar.data?.items ?? []);
  if (suggested === null) return null;
  const nameOf = (place: Pick<typeof suggested, 'suburb' | 'postCode'>) =>
    `${place.suburb} ${place.postCode}`.trim();
  const use = () => {
    for (const member of ['suburb', 'stateCode', 'postCode', 'countryCode'] as const) {
      setValue(`order.toAddress.${member}`, suggested[member], {
        shouldDirty: true,
        shouldValidate: member === 'suburb',
      });
    }
  };
  return (
    <div className="flex flex-wrap items-end justify-between gap-2">
      <KeyValueList
        details={[
          { label: 'Yours', value: nameOf(toAddress) },
          { label: 'Suggested', value: nameOf(suggested) },
        ]}
      />
      <Button size="small" onClick={use}>
        Use suggested
      </Button>
    </div>
  );
}
