import type { AnnouncedDelivery } from '@waybill/contract/warehouse/deliveries/shapes';
import { PackageOpen } from 'lucide-react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAnnouncedDeliveries } from './calls.ts';

/** The deliveries with items that have not arrived, those due first. */
export function Deliveries() {
  const query = useAnnouncedDeliveries();
  return (
    <Panel flush>
      <Awaited query={query} permission="Warehouse.Scan">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon={PackageOpen}
              title="No deliveries expected"
              text="Add or import the items that a customer announces: they appear here."
            />
          ) : (
            <ul className="divide-y divide-hairline">
              {items.map((each) => (
                <DeliveryRow key={`${each.customerId} ${each.consignmentNumber}`} delivery={each} />
              ))}
            </ul>
          )
        }
      </Awaited>
    </Panel>
  );
}

function DeliveryRow({ delivery }: { readonly delivery: AnnouncedDelivery }) {
  const t = useTranslate();
  const formats = useFormats();
  const { customerId, customerName, consignmentNumber, deliveryDate, expected, received } =
    delivery;
  const link = { customer: customerId, consignment: consignmentNumber ?? undefined };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <AppLink
          href={paths.receiveDelivery(link)}
          className="hit font-semibold text-primary underline"
        >
          {consignmentNumber ?? t('Without a consignment')}
        </AppLink>
        <p className="truncate text-ink-2">{customerName}</p>
      </div>
      <span className="num text-ink-2">
        {deliveryDate === null ? t('No date') : formats.date(deliveryDate)}
      </span>
      <span className="num">
        {received > 0
          ? t('{received} received, {expected} expected', { received, expected })
          : t('{expected} expected', { expected })}
      </span>
    </li>
  );
}
