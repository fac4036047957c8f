import { ArrowLeftRight } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import type { Payer } from './use-payer.ts';
import type { Compose } from './values.ts';

/** The addresses of sender and receiver. */
export function AddressesSection({ payer }: { readonly payer: Payer }) {
  const { getValues, setValue } = useFormContext<Compose>();
  const swap = () => {
    const { from, to } = getValues();
    setValue('from', to, { shouldDirty: true });
    setValue('to', from, { shouldDirty: true });
  };
  return (
    <div className="grid gap-3">
      {/* Before both: Tab does not pass it between the receiver and the pieces. */}
      <Button look="quiet" size="small" icon={ArrowLeftRight} className="w-fit" onClick={swap}>
        Swap addresses
      </Button>
      <div className="grid gap-4 md:grid-cols-2">
        <PlaceCard end="from" title="From" payer={payer} />
        <PlaceCard end="to" title="To" payer={payer} />
      </div>
    </div>
  );
}
