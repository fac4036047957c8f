import type { WarehouseItem } from '@waybill/contract/warehouse/items/shapes';
import { Forklift, Printer, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { BulkBar } from '#ui/table/BulkBar.tsx';
import { useLabels } from '../locations/calls.ts';
import { RecordScanDrawer } from '../scans/RecordScanDrawer.tsx';

type BulkProps = { readonly items: readonly WarehouseItem[]; readonly onClear: () => void };

/** Bulk actions on the selected items: scan, move, print labels. */
export function ItemBulk({ items, onClear }: BulkProps) {
  const labels = useLabels();
  const [code, setCode] = useState<'INWARD' | 'PUTAWAY' | null>(null);
  return (
    <>
      <BulkBar count={items.length} onClear={onClear}>
        <Button size="small" icon={ScanLine} onClick={() => setCode('INWARD')}>
          Record scan
        </Button>
        <Button size="small" icon={Forklift} onClick={() => setCode('PUTAWAY')}>
          Move
        </Button>
        <Button
          size="small"
          icon={Printer}
          working={labels.isPending}
          onClick={() => labels.mutate({ itemIds: items.map(({ id }) => id) })}
        >
          Print labels
        </Button>
      </BulkBar>
      {code !== null && (
        <RecordScanDrawer
          barcodes={items.map(({ itemId }) => itemId)}
          code={code}
          onClose={() => setCode(null)}
        />
      )}
    </>
  );
}
