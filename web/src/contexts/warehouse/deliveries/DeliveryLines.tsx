import type { DeliveryLine } from '@waybill/contract/warehouse/deliveries/shapes';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { RecordScanDrawer } from '../scans/RecordScanDrawer.tsx';
import { usePlaceText } from './place-text.ts';

type Line = z.output<typeof DeliveryLine>;

const families = {
  Expected: 'neutral',
  Received: 'green',
  Short: 'red',
  Over: 'orange',
} as const satisfies Readonly<Record<Line['state'], string>>;

/** The items of a delivery: those that are still expected first. */
export function DeliveryLines({ lines }: { readonly lines: readonly Line[] }) {
  const t = useTranslate();
  const [damaged, setDamaged] = useState<string | null>(null);
  return (
    <Panel title="Warehouse items" flush>
      {lines.length === 0 && <p className="p-4 text-ink-2">{t('No items are expected.')}</p>}
      <ul className="max-h-[32rem] divide-y divide-hairline overflow-y-auto">
        {lines.map((line) => (
          <LineRow key={line.id} line={line} onDamaged={() => setDamaged(line.itemId)} />
        ))}
      </ul>
      {damaged !== null && (
        <RecordScanDrawer barcodes={[damaged]} code="DAMAGED" onClose={() => setDamaged(null)} />
      )}
    </Panel>
  );
}

function LineRow({ line, onDamaged }: { readonly line: Line; readonly onDamaged: () => void }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const place = usePlaceText()(line.suggestion);
  const scanned = [line.time && dateTime(line.time), line.userName, line.note];
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <AppLink
          href={paths.warehouseItem(line.id)}
          className="hit font-mono text-table text-primary underline"
        >
          {line.itemId}
        </AppLink>
        <p className="truncate text-meta text-ink-2">
          {[line.description, line.sku, line.zone].filter(Boolean).join(' · ')}
        </p>
        <p className="text-meta text-ink-2">{scanned.filter(Boolean).join(' · ')}</p>
        {place !== null && <p className="text-meta">{place}</p>}
      </div>
      {line.isDamaged && <StatusPill family="amber">Damaged</StatusPill>}
      <StatusPill family={families[line.state]}>{line.state}</StatusPill>
      <IconButton
        size="small"
        icon={TriangleAlert}
        label={t('Report damage of {barcode}', { barcode: line.itemId })}
        onClick={onDamaged}
      />
    </li>
  );
}
