import { Undo2, Volume2, VolumeX } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '#paths';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { beep } from '#ui/beep.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useLocationCodes } from '../locations/calls.ts';
import { CameraBox } from './CameraBox.tsx';
import { DeliveryProof } from './DeliveryProof.tsx';
import { LastScan } from './LastScan.tsx';
import { LookupResult } from './LookupResult.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { ScanCounts } from './ScanCounts.tsx';
import { ScanFields } from './ScanFields.tsx';
import { ScanList } from './ScanList.tsx';
import { isOfTrip, type StationMode, type StationScan, totalsOf, whyNotTake } from './station.ts';
import { useStationKeys } from './use-station-keys.ts';
import { useStation } from './use-station.ts';
import { useWedge } from '#ui/use-wedge.ts';
import { useWorkCounts, type WorkedOn } from './worked-on.ts';

/** Scans items one after another: by reader, camera or typing, without dialogs. */
export function ScanStation() {
  const t = useTranslate();
  const [mode, setMode] = useState<StationMode>('Receive');
  const [locations, setLocations] = useState<Readonly<Partial<Record<StationMode, string>>>>({});
  const [works, setWorks] = useState<Readonly<Partial<Record<StationMode, string>>>>({});
  const [lookedUp, setLookedUp] = useState<string | null>(null);
  const [notTaken, setNotTaken] = useState<StationScan | null>(null);
  const [isLoud, setLoud] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const locationCodes = useLocationCodes();
  const work = works[mode] ?? '';
  // Goods are received, moved and handed over at different places.
  const location = locations[mode] ?? '';
  const setLocation = (code: string) => setLocations({ ...locations, [mode]: code });
  const workedOn = workOf(mode, work);
  const { counts, isExpected } = useWorkCounts(workedOn, mode);
  const station = useStation({ isLoud, isExpected });
  const take = (text: string) => {
    const barcode = text.trim();
    if (barcode === '') return;
    setNotTaken(null);
    if (mode === 'Lookup') return setLookedUp(barcode);
    // A location's label sets the location of the next items.
    if (locationCodes.has(barcode.toUpperCase())) return setLocation(barcode.toUpperCase());
    const tripId = workedOn?.kind === 'trip' ? workedOn.id : null;
    const next = { barcode, mode, location: location.trim(), tripId };
    const reason = whyNotTake(mode, next.location);
    if (reason === null) return station.scan(next);
    if (isLoud) beep('bad');
    setNotTaken({ ...next, ...refused, message: t(reason) });
  };
  useWedge(take, field);
  const choose = (next: StationMode) => {
    setMode(next);
    setLookedUp(null);
    setNotTaken(null);
    field.current?.focus();
  };
  useStationKeys({ onMode: choose, onUndo: () => void station.undo() });
  return (
    <>
      <StationHeading isLoud={isLoud} onLoud={setLoud} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <ModeChoice mode={mode} onChange={choose} />
          <ScanFields
            mode={mode}
            field={field}
            location={
              isOfTrip(mode) && work !== '' ? null : { value: location, onChange: setLocation }
            }
            work={{ value: work, onChange: (id) => setWorks({ ...works, [mode]: id }) }}
            onScan={take}
          />
          {mode === 'Lookup' ? (
            lookedUp !== null && <LookupResult barcode={lookedUp} />
          ) : (
            <>
              <LastScan scan={notTaken ?? station.scans[0]} />
              <ScanCounts totals={totalsOf(station.scans)} counts={counts} />
              <UndoButton reason={station.whyNotUndo} onUndo={() => void station.undo()} />
            </>
          )}
          <CameraBox onBarcode={take} />
        </div>
        <SideColumn mode={mode} station={station} />
      </div>
    </>
  );
}

/** A scan that was not taken is not stored, and not in the lists. */
const refused = { id: '', at: '', outcome: 'Refused', earlier: null } as const;

type SideColumnProps = {
  readonly mode: StationMode;
  readonly station: ReturnType<typeof useStation>;
};

const SideColumn = ({ mode, station }: SideColumnProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
    {mode === 'Deliver' && (
      <DeliveryProof
        delivered={station.delivered}
        problem={station.proofProblem}
        onProve={(receiver) => void station.prove(receiver)}
      />
    )}
    <ScanList scans={station.scans} onDismiss={(id) => void station.dismiss(id)} />
  </div>
);

const workOf = (mode: StationMode, id: string): WorkedOn =>
  id === '' ? null : { kind: isOfTrip(mode) ? 'trip' : 'consignment', id };

type HeadingProps = { readonly isLoud: boolean; readonly onLoud: (isLoud: boolean) => void };

const StationHeading = ({ isLoud, onLoud }: HeadingProps) => (
  <PageHeading
    title="Scan station"
    breadcrumb={[{ label: 'Warehouse', href: paths.warehouseItems() }, { label: 'Scan station' }]}
    aside={
      <IconButton
        label={isLoud ? 'Mute' : 'Sound on'}
        icon={isLoud ? Volume2 : VolumeX}
        onClick={() => onLoud(!isLoud)}
      />
    }
  />
);

type UndoProps = { readonly reason: string | null; readonly onUndo: () => void };

function UndoButton({ reason, onUndo }: UndoProps) {
  const t = useTranslate();
  return (
    <Button
      size="touch"
      icon={Undo2}
      keys="Escape"
      disabledReason={reason}
      onClick={onUndo}
      className="w-fit"
    >
      {t('Undo last scan')}
    </Button>
  );
}
