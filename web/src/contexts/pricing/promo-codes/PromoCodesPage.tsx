import { Copy, Power } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useToast } from '#ui/Toasts.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { later } from '#ui/later.ts';
import { promoColumns } from './promo-columns.tsx';
import { SwitchOff, useTogglePromo } from './SwitchPromo.tsx';
import { TryCode } from './TryCode.tsx';
import type { PromoCodeItem } from './promo-values.ts';
import { useToday } from '#shell/today.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useDeletePromo, usePromos } from './calls.ts';

const PromoDrawer = later(async () => (await import('./PromoDrawer.tsx')).PromoDrawer);

const nameOf = ({ code }: PromoCodeItem): string => code;

/** The promo codes, which discount freight. */
export function PromoCodesPage() {
  const t = useTranslate();
  const list = useRecordList(paths.promoCodes(), 'code');
  const query = usePromos({ ...list.requested, filter: list.search.q });
  const formats = useFormats();
  const [leaving, setLeaving] = useState<PromoCodeItem | null>(null);
  const { toggle } = useTogglePromo();
  const today = useToday();
  const toast = useToast();
  const columns = useMemo(
    () => promoColumns(formats, t, { today, dayOf: (moment) => formats.dayOf(Date.parse(moment)) }),
    [formats, t, today],
  );
  const copy = async ({ code }: PromoCodeItem) => {
    await navigator.clipboard.writeText(code);
    toast({ title: t('Copied {code}', { code }) });
  };
  return (
    <>
      <PageHeading
        title="Promo codes"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Promo codes' }]}
      />
      <RecordShelf
        one="promo code"
        many="promo codes"
        list={list}
        query={query}
        columns={columns}
        rowName={nameOf}
        permission="Booking.Promo"
        mayEdit
        actions={<TryCode />}
        moreRowActions={(promo) => [
          { label: 'Copy code', icon: Copy, onAct: () => void copy(promo) },
          {
            label: promo.isActive ? 'Turn off' : 'Turn on',
            icon: Power,
            onAct: () => (promo.isActive ? setLeaving(promo) : toggle(promo)),
          },
        ]}
        why="Customers enter a code when booking to get a discount on freight."
        removal={useDeletePromo()}
        removalEffect="Bookings that used it keep their price."
        editor={(promo, close) => (
          <PromoDrawer key={promo?.id ?? 'new'} promo={promo} onClose={close} />
        )}
      />
      {leaving && <SwitchOff promo={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
