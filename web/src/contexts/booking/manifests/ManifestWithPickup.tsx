import type { OpenManifest } from '@waybill/contract/booking/manifests/shapes';
import { Truck } from 'lucide-react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import type { Bulk } from '../bookings/list/use-bulk.ts';
import { PickupEffect } from './PickupEffect.tsx';

type ManifestWithPickupProps = {
  readonly open: OpenManifest;
  /** The bookings of it to be collected. */
  readonly chosen: OpenManifest['bookings'];
  readonly bulk: Bulk;
  readonly disabledReason: string | undefined;
};

const title = 'Manifest and request pickup';

/** Closes a manifest and requests its pickup; asks for confirmation, as it is final. */
export function ManifestWithPickup(props: ManifestWithPickupProps) {
  const { open, chosen, bulk, disabledReason } = props;
  const t = useTranslate();
  const ready = chosen
    .flatMap(({ pickupReadyTime }) => (pickupReadyTime === null ? [] : [pickupReadyTime]))
    .toSorted();
  return (
    <ConfirmButton
      label={title}
      icon={Truck}
      size="small"
      disabledReason={disabledReason}
      question={t(
        'Manifest {count, plural, one {# booking} other {# bookings}} and request pickup?',
        { count: chosen.length },
      )}
      effect={
        <>
          <PickupEffect
            carrier={open.carrierAccountName}
            from={open.fromAddress}
            pieces={chosen.reduce((sum, { pieces }) => sum + pieces, 0)}
            readyTime={ready.at(-1) ?? null}
          />
          <span className="block">{t("A closed manifest can't be reopened.")}</span>
        </>
      }
      harmless
      working={bulk.isRunning(title)}
      problem={null}
      onConfirm={() =>
        bulk.run(
          title,
          ['PrintManifest', 'RequestPickup'],
          chosen.map(({ id }) => id),
        )
      }
    />
  );
}
