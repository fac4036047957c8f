import { PackagePlus } from 'lucide-react';
import { paths } from '#paths';
import { usePageExists } from '#shell/page-exists.ts';
import { useMay } from '#shell/permissions.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useBookings } from '../calls.ts';
import { PanelBody } from './PanelBody.tsx';
import { RowList } from './RowList.tsx';
import { useRows } from './use-rows.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

const visible = 10;

/** The latest bookings (decisions S-18). */
export function LastBookings({ title }: { readonly title: string }) {
  const t = useTranslate();
  const query = useBookings({ sorting: 'creationTime desc', maxResultCount: visible }, true);
  const rows = useRows();
  const exists = usePageExists();
  const may = useMay();
  const canBook = exists('/bookings/new') && may('Booking.Create');
  const all = exists('/bookings') && (
    <AppLink href={paths.bookings()} className="hit text-table text-primary underline">
      {t('All bookings')}
    </AppLink>
  );
  return (
    <Panel title={title} flush actions={all}>
      <PanelBody query={query} shape={<Skeleton rows={visible} />}>
        {({ items }) =>
          items.length > 0 ? (
            <RowList label={title} rows={items.map(rows.booking)} />
          ) : (
            <EmptyState
              icon={PackagePlus}
              title="No bookings yet"
              action={
                canBook && (
                  <ButtonLink look="primary" href={paths.newBooking()}>
                    New booking
                  </ButtonLink>
                )
              }
            />
          )
        }
      </PanelBody>
    </Panel>
  );
}
