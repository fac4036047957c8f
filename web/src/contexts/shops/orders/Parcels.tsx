import type { OrderParcel } from '@waybill/contract/shops/orders/shapes';
import { MeasureText, SidesText } from '#shell/Measures.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { PackedBox } from './PackedBox.tsx';

export function Parcels({ parcels }: { readonly parcels: readonly OrderParcel[] }) {
  const t = useTranslate();
  if (parcels.length === 0) return null;
  return (
    <section className="mt-4 grid gap-2">
      <h3 className="font-semibold">{t('Packed in')}</h3>
      <ul className="grid gap-2">
        {parcels.map((parcel) => (
          <li
            key={`${parcel.boxId?.toString() ?? ''} ${parcel.contents}`}
            className="rounded-card border border-hairline p-3"
          >
            <div className="flex flex-wrap justify-between gap-2">
              <span className="font-medium">
                {parcel.quantity} × <Translated text={parcel.packageType} />
              </span>
              <span className="num text-ink-2">
                <SidesText of={parcel} /> · <MeasureText of={parcel.weight} />
              </span>
            </div>
            <p className="text-ink-2">{parcel.contents}</p>
            <PackedBox parcel={parcel} />
            {parcel.isEstimated && (
              <p className="text-meta text-ink-3">{t('Sizes are estimated from the weight.')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
