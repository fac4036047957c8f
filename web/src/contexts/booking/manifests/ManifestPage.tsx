import { PackageCheck } from 'lucide-react';
import { idValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSession } from '#shell/session/use-session.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { BulkOutcome } from '../bookings/list/BulkOutcome.tsx';
import { CustomerFilter } from '../bookings/list/CustomerFilter.tsx';
import { useBulk } from '../bookings/list/use-bulk.ts';
import { OpenManifestPanel } from './OpenManifestPanel.tsx';
import { RefusedManifests } from './RefusedManifests.tsx';
import { useOpenManifests } from './calls.ts';

const shape = { customer: idValue };

/** Freight to be handed over, the most urgent first, and its manifests. */
export function ManifestPage() {
  const t = useTranslate();
  const { number } = useFormats();
  const [search, change] = useSearchState(shape);
  const { data: session } = useSession();
  const query = useOpenManifests(search.customer);
  const rows = query.data?.items.flatMap(({ bookings }) => bookings) ?? [];
  const names = new Map(rows.map(({ id, consignmentId }) => [id, consignmentId]));
  const bulk = useBulk((id) => names.get(id) ?? t('Booking {id}', { id }));
  return (
    <>
      <PageHeading
        title="Manifest"
        breadcrumb={[{ label: 'Bookings', href: paths.bookingsBeta() }, { label: 'Manifest' }]}
        count={query.data && number(query.data.totalCount)}
      />
      {session?.isCustomer !== true && (
        <div className="mb-4">
          <CustomerFilter value={search.customer} onChange={(customer) => change({ customer })} />
        </div>
      )}
      <Awaited query={query} permission="Booking.Edit">
        {({ items, totalCount, refused }) => (
          <div className="grid gap-4">
            <RefusedManifests refused={refused} bulk={bulk} />
            {totalCount > rows.length && (
              <Banner
                tone="info"
                title={t('{count} more are waiting. Choose a customer to see theirs.', {
                  count: number(totalCount - rows.length),
                })}
              />
            )}
            {items.length === 0 && (
              <EmptyState
                icon={PackageCheck}
                title="No freight waiting to be manifested"
                text="Booked freight appears here until it is handed over."
                action={<ButtonLink href={paths.bookingsBeta()}>View all bookings</ButtonLink>}
              />
            )}
            {items.map((open) => (
              <OpenManifestPanel
                key={`${open.customerId} ${open.carrierAccountId} ${open.bookings[0]?.id}`}
                open={open}
                bulk={bulk}
              />
            ))}
          </div>
        )}
      </Awaited>
      <BulkOutcome bulk={bulk} />
    </>
  );
}
