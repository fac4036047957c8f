import { cx } from '#ui/cx.ts';
import { Plus } from 'lucide-react';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';
import type { DriverDocument } from '@waybill/contract/fleet/driver-documents/shapes';
import { type ReactNode, useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToday } from '#shell/today.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { useLabel } from '#ui/labels.ts';
import { later } from '#ui/later.ts';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useDeleteDriverDocument, useDriverDocuments } from './calls.ts';
import { documentWords, expiryLook } from './expiry.ts';

const LicenceDialog = later(async () => (await import('./LicenceDialog.tsx')).LicenceDialog);

/** Licences and certificates of a driver with their expiry. */
export function Licences({ driver }: { readonly driver: Driver }) {
  const may = useMay()('Driver.Edit');
  const [edited, setEdited] = useState<DriverDocument | 'new' | null>(null);
  return (
    <Panel
      title="Licences and certificates"
      actions={
        may && (
          <Button size="small" icon={Plus} onClick={() => setEdited('new')}>
            Add licence
          </Button>
        )
      }
    >
      <Awaited query={useDriverDocuments(driver.id)} permission="Driver.View">
        {({ items }) => (
          <ul className="grid gap-3">
            <Line
              title="Driver's licence"
              number={driver.licencenumber}
              expires={driver.licenceexpiry}
            />
            {items.map((item) => (
              <Line
                key={item.id}
                title={documentWords[item.kind]}
                number={item.number}
                classes={item.classes}
                expires={item.expires}
                acts={may && <Acts item={item} onEdit={() => setEdited(item)} />}
              />
            ))}
          </ul>
        )}
      </Awaited>
      {edited !== null && (
        <LicenceDialog
          driverId={driver.id}
          document={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

type LineProps = {
  readonly title: string;
  readonly number: string | null;
  readonly classes?: readonly string[];
  readonly expires: string | null;
  readonly acts?: ReactNode;
};

function Line({ title, number, classes = [], expires, acts }: LineProps) {
  const t = useTranslate();
  const label = useLabel();
  const { date } = useFormats();
  const look = expiryLook(expires, useToday());
  return (
    <li
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline pb-3',
        'last:border-0 last:pb-0',
      )}
    >
      <span className="min-w-40 flex-1">
        <span className="font-medium">{label(title)}</span>
        {number !== null && <span className="ml-2 font-mono text-ink-2">{number}</span>}
        {classes.length > 0 && (
          <span className="ml-2 text-ink-2">
            {t('Classes {classes}', { classes: classes.join(', ') })}
          </span>
        )}
      </span>
      <span className="text-ink-2">
        {expires === null ? t('No expiry recorded') : t('until {date}', { date: date(expires) })}
      </span>
      {look !== null && <StatusPill family={look.family}>{look.word}</StatusPill>}
      {acts}
    </li>
  );
}

type ActsProps = { readonly item: DriverDocument; readonly onEdit: () => void };

function Acts({ item, onEdit }: ActsProps) {
  const removal = useDeleteDriverDocument();
  return (
    <span className="flex gap-2">
      <Button size="small" onClick={onEdit}>
        Edit
      </Button>
      <ConfirmButton
        label="Delete"
        size="small"
        question="Delete this licence?"
        working={removal.isPending}
        problem={removal.error}
        onConfirm={() => removal.mutate({ id: item.id })}
      />
    </span>
  );
}
