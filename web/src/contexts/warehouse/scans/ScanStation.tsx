import type { ItemScanCode } from '@waybill/contract/warehouse/lifecycle';
import { Volume2, VolumeX } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '#paths';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { LastScan } from './LastScan.tsx';
import { outcomeLook } from './outcome-look.ts';
import { totalsOf } from './station.ts';
import { useStation } from './use-station.ts';

const modes = [
  { value: 'INWARD', label: 'Receive' },
  { value: 'PUTAWAY', label: 'Put away' },
  { value: 'PICKED', label: 'Pick' },
  { value: 'LOADED', label: 'Load' },
  { value: 'DISPATCHED', label: 'Dispatch' },
] as const;

const field = 'h-12 w-full min-w-0 rounded-control border border-edge bg-surface px-3 font-normal';

/** Scans item after item: by a scanner that types, or by hand. Nothing asks back. */
export function ScanStation() {
  const t = useTranslate();
  const [mode, setMode] = useState<ItemScanCode>('INWARD');
  const [location, setLocation] = useState('');
  const [typed, setTyped] = useState('');
  const [isLoud, setLoud] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const { scans, scan } = useStation(isLoud);
  const [last] = scans;
  const totals = totalsOf(scans);
  return (
    <>
      <PageHeading
        title="Scan station"
        breadcrumb={[
          { label: 'Warehouse', href: paths.warehouseItems() },
          { label: 'Scan station' },
        ]}
        aside={
          <IconButton
            label={isLoud ? 'Mute' : 'Sound on'}
            icon={isLoud ? Volume2 : VolumeX}
            onClick={() => setLoud(!isLoud)}
          />
        }
      />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <SegmentedControl
            label="What is scanned"
            value={mode as (typeof modes)[number]['value']}
            onChange={(next) => {
              setMode(next);
              input.current?.focus();
            }}
            options={modes}
          />
          <form
            className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
            onSubmit={(event) => {
              event.preventDefault();
              scan({ barcode: typed, code: mode, location });
              setTyped('');
            }}
          >
            <label className="grid min-w-0 gap-1 font-semibold">
              {t('Barcode')}
              <input
                ref={input}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- scanners type here
                autoFocus
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                className={field}
              />
            </label>
            <label className="grid min-w-0 gap-1 font-semibold">
              {t('Location')}
              <input
                autoComplete="off"
                value={location}
                onChange={({ target }) => setLocation(target.value)}
                className={field}
              />
            </label>
            <button type="submit" className="sr-only">
              {t('Scan')}
            </button>
          </form>
          <LastScan scan={last} />
        </div>
        <section aria-label={t('Scans')}>
          <p className="num mb-2 text-ink-2">
            {t('{saved} saved · {unknown} not known · {waiting} waiting', totals)}
          </p>
          <ol className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {scans.map((each) => {
              const { icon: Icon, tint } = outcomeLook(each.outcome);
              return (
                <li key={each.id} className="flex items-center gap-3 px-3 py-2">
                  <Icon size={18} aria-hidden="true" className={tint} />
                  <span className="font-mono text-table">{each.barcode}</span>
                  <span className={cx('min-w-0 flex-1 truncate text-right text-meta', tint)}>
                    <Translated text={each.message} />
                  </span>
                </li>
              );
            })}
          </ol>
        </section>
      </div>
    </>
  );
}
