import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLabel } from '#ui/labels.ts';
import { DateTime } from '#ui/Money.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { useScansOfItem } from '../calls.ts';
import { ItemPictures } from './ItemPictures.tsx';
import { scanWord } from './scan-words.ts';

/** The scans of an item, latest first, with their photos. */
export function ItemScans({ itemId }: { readonly itemId: string }) {
  const spoken = useLabel();
  const formats = useFormats();
  const query = useScansOfItem(itemId);
  return (
    <Awaited query={query} permission="Warehouse.View">
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title="Not scanned yet" text="Receive it at the scan station." />
        ) : (
          <Timeline
            label="Scans"
            first={20}
            events={items.map((scan) => ({
              id: scan.id,
              title: spoken(scanWord(scan.code)),
              time: (
                <DateTime
                  text={formats.dateTime(scan.creationTime)}
                  title={formats.exact(scan.creationTime)}
                  iso={scan.creationTime}
                />
              ),
              by: [
                scan.warehouseCode,
                scan.locationCode,
                scan.creatorName,
                scan.details['receivedBy'],
                scan.details['note'],
              ]
                .filter(Boolean)
                .join(' · '),
              detail: scan.images.length > 0 && <ItemPictures scan={scan} />,
            }))}
          />
        )
      }
    </Awaited>
  );
}
