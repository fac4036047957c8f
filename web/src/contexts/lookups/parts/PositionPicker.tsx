import { type AddressParts, addressPartsOf } from '@waybill/contract/lookups/geocoding/shapes';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { useReverseGeocode } from '../calls.ts';
import { PositionUnknown, positionOf } from './position.ts';
import { Translated } from '#shell/texts/Translated.tsx';

type PositionPickerProps = {
  /** Called with the address at the device's position, if one was found. */
  readonly onFound: (address: AddressParts) => void;
};

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'done' | 'failed'; readonly message: string };

/** Requests the position from the browser and fills in its address; explains a failure. */
export function PositionPicker({ onFound }: PositionPickerProps) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const { mutateAsync: addressAt } = useReverseGeocode();
  const t = useTranslate();
  const look = async () => {
    setState({ kind: 'looking' });
    try {
      const { latitude, longitude } = await positionOf(navigator);
      const result = await addressAt({ lat: latitude, lon: longitude });
      // The response may contain an error text instead of an address: then none is nearby.
      if (result.error !== undefined || !('address' in result)) {
        return setState({ kind: 'failed', message: t(noAddress) });
      }
      onFound(addressPartsOf(result.address));
      setState({
        kind: 'done',
        message: t('Filled in: {address}', { address: result.display_name }),
      });
    } catch (error) {
      const message = error instanceof PositionUnknown ? error.message : explain(error).message;
      setState({ kind: 'failed', message });
    }
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        look="quiet"
        size="small"
        icon={LocateFixed}
        working={state.kind === 'looking'}
        onClick={() => void look()}
      >
        Use my position
      </Button>
      <output
        className={state.kind === 'failed' ? 'text-meta text-danger' : 'text-meta text-ink-2'}
      >
        {'message' in state && <Translated text={state.message} />}
      </output>
    </div>
  );
}

const noAddress = 'No address found near your position. Please enter it manually.';
