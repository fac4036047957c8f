import { explain } from '#client/explain.ts';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useCreateItem, useScanItems } from '../calls.ts';
import { exceptionsOf, type StationScan } from '../scans/station.ts';
import type { DeliveryKey } from './calls.ts';

type UnknownProps = {
  readonly delivery: DeliveryKey;
  readonly scans: readonly StationScan[];
  readonly location: string;
  readonly onDone: (id: string) => void;
};

/** Scanned barcodes that were not announced: an unknown one becomes an item of the delivery. */
export function UnknownItems({ delivery, scans, location, onDone }: UnknownProps) {
  const t = useTranslate();
  const may = useMay();
  const adding = useAddOver(delivery, location);
  const exceptions = exceptionsOf(scans);
  if (exceptions.length === 0) return null;
  return (
    <Panel title={t('Not announced ({count})', { count: exceptions.length })} flush>
      {adding.error && <Banner tone="problem" title={explain(adding.error).message} />}
      <ul className="divide-y divide-hairline">
        {exceptions.map(({ id, barcode, outcome, message }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-2">
            <div className="min-w-0 flex-1 basis-40">
              <p className="truncate font-mono text-table">{barcode}</p>
              <p className="text-meta text-ink-2">
                {outcome === 'Extra' ? (
                  t('Received; it belongs to another delivery.')
                ) : (
                  <Translated text={message} />
                )}
              </p>
            </div>
            {outcome === 'Unknown' && may('Warehouse.Create') && (
              <Button
                size="small"
                working={adding.isPending}
                aria-label={t('Receive {barcode} as over', { barcode })}
                onClick={() => adding.add(barcode, () => onDone(id))}
              >
                {t('Receive as over')}
              </Button>
            )}
            <Button
              size="small"
              look="quiet"
              aria-label={t('Dismiss {barcode}', { barcode })}
              onClick={() => onDone(id)}
            >
              {t('Dismiss')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Adds an item that was not announced to a delivery, and receives it as over. */
function useAddOver({ customerId, consignmentNumber }: DeliveryKey, location: string) {
  const creating = useCreateItem();
  const scanning = useScanItems();
  const add = (itemId: string, onAdded: () => void) =>
    creating.mutate(
      { item: { itemId, customerId, consignmentNumber } },
      {
        onSuccess: () =>
          scanning.mutate(
            {
              itemIds: [itemId],
              scanEvent: {
                code: 'INWARD',
                locationCode: location || null,
                details: { over: 'true' },
              },
            },
            { onSuccess: onAdded },
          ),
      },
    );
  return {
    add,
    isPending: creating.isPending || scanning.isPending,
    error: creating.error ?? scanning.error,
  };
}
