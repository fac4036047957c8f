import type { WebOrder } from '@waybill/contract/shops/orders/shapes';
import { useFormContext } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { useSimilarPlaces } from './calls.ts';
import { suggestedPlace } from './suggested-place.ts';

/** The place of an order that is not known, beside the one that it is most like. */
export function SuggestedPlace({ order }: { readonly order: WebOrder }) {
  const { setValue } = useFormContext();
  const { toAddress, problems } = order;
  const isUnknown = problems.some(({ member }) => member === 'toAddress.suburb');
  const search = toAddress.suburb || toAddress.postCode;
  const similar = useSimilarPlaces(search, isUnknown && search !== '');
  const suggested = suggestedPlace(toAddress, similar.data?.items ?? []);
  if (!isUnknown || suggested === null) return null;
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
