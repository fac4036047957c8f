import { english } from '@waybill/contract/sentence';
import type { DangerousGoodsLoad } from '@waybill/contract/booking/dangerous-goods/shapes';
import type { z } from 'zod';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { useDangerousLoad } from './calls.ts';

type Load = z.output<typeof DangerousGoodsLoad>;

/**
 * The totals of dangerous goods in bookings that travel together, and whether they need placards.
 */
export function LoadCheck({ bookingIds }: { readonly bookingIds: readonly number[] }) {
  return (
    <Awaited query={useDangerousLoad(bookingIds)} permission="Booking.View">
      {(load) => (
        <div className="grid gap-3">
          <Verdict load={load} />
          {load.aggregates.length > 0 && <Aggregates load={load} />}
        </div>
      )}
    </Awaited>
  );
}

function Verdict({ load }: { readonly load: Load }) {
  const t = useTranslate();
  const { placardMessages, underOtherCodes, unknown, isPlacarded, bookings } = load;
  if (bookings === 0) return <Banner tone="info" title="No dangerous goods in this selection" />;
  return (
    <Banner
      tone={isPlacarded || unknown.length > 0 ? 'warning' : 'info'}
      title={
        isPlacarded ? 'This is a placard load' : 'Not a placard load, as far as the goods are known'
      }
    >
      <ul className="list-disc pl-5">
        {placardMessages.map((reason) => (
          <li key={english(reason)}>
            <Translated text={reason} />
          </li>
        ))}
        {underOtherCodes.length > 0 && (
          <li>
            {t('{goods}: covered by other codes, not counted.', {
              goods: underOtherCodes.join(', '),
            })}
          </li>
        )}
        {unknown.length > 0 && (
          <li>
            {t('{bookings}: UN number not in the list, not counted.', {
              bookings: unknown.map(({ id, consignmentId }) => consignmentId ?? id).join(', '),
            })}
          </li>
        )}
      </ul>
      <p className="mt-2">
        {t('By weight including packaging. Limited quantities count in full. Verify before use.')}
      </p>
    </Banner>
  );
}

function Aggregates({ load }: { readonly load: Load }) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <ul aria-label={t('Dangerous goods')} className="divide-y divide-hairline">
      {load.aggregates.map((goods) => (
        <li
          key={`${goods.unNumber} ${goods.packageGroup ?? ''}`}
          className="grid grid-cols-[1fr_auto] gap-x-3 py-2"
        >
          <span>
            <span className="num font-semibold">
              {[`UN${goods.unNumber}`, goods.packageGroup].filter(Boolean).join(' ')}
            </span>{' '}
            {goods.description}
          </span>
          <span className="num text-right">{`${number(goods.quantity)} kg`}</span>
          <span className="text-meta text-ink-2">
            {t('Class {hazard}', { hazard: goods.category })}
          </span>
          <span className="num text-right text-meta text-ink-2">
            {t('{count, plural, one {# receptacle} other {# receptacles}}', {
              count: goods.receptacles,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
