import type { Address } from '@waybill/contract/shared/address';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { suburbText } from '../links/freight-text.ts';

type PickupEffectProps = {
  readonly carrier: string | null;
  readonly from: Pick<Address, 'addressLine1' | 'suburb'>;
  readonly pieces: number;
  /** When all of it is ready, if known. */
  readonly readyTime: string | null;
};

/** The effect of a pickup request: carrier, freight, address and time. */
export function PickupEffect({ carrier, from, pieces, readyTime }: PickupEffectProps) {
  const t = useTranslate();
  const { number, dateTime } = useFormats();
  const place = `${from.addressLine1}, ${suburbText(from.suburb)}`;
  return (
    <>
      <span className="block">
        {t('{carrier} will be asked to collect {pieces} pieces at {place}.', {
          carrier: carrier ?? t('The carrier'),
          pieces: number(pieces),
          place,
        })}
      </span>
      {readyTime !== null && (
        <span className="block">
          {t('All freight is ready from {moment}.', { moment: dateTime(readyTime) })}
        </span>
      )}
    </>
  );
}
