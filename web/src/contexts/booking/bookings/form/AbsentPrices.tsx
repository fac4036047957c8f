import { useState } from 'react';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import type { ManualOffer } from './by-hand.ts';
import type { ChargedFreight } from './charged.ts';
import { PriceByHand } from './PriceByHand.tsx';
import type { Unavailable } from './use-live-quotes.ts';

type AbsentPricesProps = {
  readonly unavailable: readonly Unavailable[];
  /** True if no carrier has a price: the reasons are then shown first. */
  readonly isAll: boolean;
  readonly charged: ChargedFreight | null;
  readonly onEnter: (hand: ManualOffer) => void;
};

/** Carriers without a price, and why; staff can enter the price of a manual one. */
export function AbsentPrices({ unavailable, isAll, charged, onEnter }: AbsentPricesProps) {
  // The list stays open, and an entered price is retained, while prices are requested again.
  const [isOpen, setOpen] = useState(false);
  const [entering, setEntering] = useState<Unavailable | null>(null);
  return (
    <>
      {unavailable.length > 0 && (
        <Reasons
          unavailable={unavailable}
          isOpen={isOpen || isAll}
          onToggle={setOpen}
          onPick={setEntering}
        />
      )}
      {entering && (
        <PriceByHand
          absent={entering}
          charged={charged}
          onEnter={onEnter}
          onClose={() => setEntering(null)}
        />
      )}
    </>
  );
}

type ReasonsProps = Pick<AbsentPricesProps, 'unavailable'> & {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onPick: (absent: Unavailable) => void;
};

function Reasons({ unavailable, isOpen, onToggle, onPick }: ReasonsProps) {
  const t = useTranslate();
  const may = useMay();
  const isStaff = useSession().data?.isCustomer === false;
  return (
    <details
      className="text-table text-ink-2"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className="w-fit">
        {unavailable.length} {unavailable.length === 1 ? t('service') : t('services')}{' '}
        {t('without a price')}
      </summary>
      <ul className="mt-2 grid gap-2">
        {unavailable.map((absent, at) => (
          <li
            key={`${absent.accountName} ${absent.serviceCode} ${at}`}
            className="flex items-start gap-2"
          >
            <span className="min-w-0 flex-1">
              <span className="font-medium text-ink">
                {[absent.accountName, absent.serviceCode].filter(Boolean).join(' · ')}
              </span>
              <span className="block">
                <Translated text={absent.reasonSentence ?? absent.reason} />
              </span>
            </span>
            {isStaff && may('Booking.Edit') && absent.byHand !== null && (
              <Button size="small" onClick={() => onPick(absent)}>
                Enter price
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
