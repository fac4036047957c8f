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
  /** The address where the device is; only called when there is one. */
  readonly onFound: (address: AddressParts) => void;
};

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'done' | 'failed'; readonly message: string };

/**
 * Asks the browser where it is and fills in the address there; says why not where there is none.
 */
export function PositionPicker({ onFound }: PositionPickerProps) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const { mutateAsync: addressAt } = useReverseGeocode();
  const t = useTranslate();
  const look = async () => {
    setState({ kind: 'looking' });
    try {
      const { latitude, longitude } = await positionOf(navigator);
      const result = await addressAt({ lat: latitude, lon: longitude });
      // The answer may hold an error as text instead of an address: then none is near.
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
