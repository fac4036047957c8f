import { getLineHauls } from '@waybill/contract/linehaul/endpoints';
import { getItems, getWarehouseConsignments } from '@waybill/contract/warehouse/endpoints';
import { useEndpointQuery } from '#client/queries.ts';
import { useMay } from '#shell/permissions.ts';
import { isOfTrip, type StationMode } from './station.ts';

/** What scans are compared with: a line haul or a consignment; null compares with nothing. */
export type WorkedOn = { readonly kind: 'trip' | 'consignment'; readonly id: string } | null;

export type WorkChoice = { readonly value: string; readonly label: string };

const choicesMax = 200;

/** The line hauls or consignments that a mode may work on, the newest first. */
export function useWorkChoices(mode: StationMode): readonly WorkChoice[] {
  const may = useMay();
  const isTrip = isOfTrip(mode) && may('Job.Linehaul');
  const status = mode === 'Load' ? 'Loading' : 'Unloading';
  const trips = useEndpointQuery(
    getLineHauls,
    { filter: `status eq '${status}'`, maxResultCount: choicesMax },
    { enabled: isTrip },
  );
  const isConsignment = mode === 'Receive' || mode === 'Deliver';
  const consignments = useEndpointQuery(
    getWarehouseConsignments,
    { maxResultCount: choicesMax },
    { enabled: isConsignment },
  );
  if (isTrip) {
    return (trips.data?.items ?? []).map((trip) => ({
      value: trip.linehaulid,
      label: `${trip.linehaulcode} · ${trip.startheadport} › ${trip.destinationheadport}`,
    }));
  }
  if (!isConsignment) return [];
  return (consignments.data?.items ?? [])
    .filter(({ items, dispatched }) => dispatched < items)
    .map(({ consignmentNumber }) => ({ value: consignmentNumber, label: consignmentNumber }));
}

export type WorkCounts = { readonly expected: number; readonly scanned: number };

/** Expected and scanned articles of a line haul or items of a consignment, of all stations. */
export function useWorkCounts(workedOn: WorkedOn, mode: StationMode) {
  const isTrip = workedOn?.kind === 'trip';
  const trips = useEndpointQuery(
    getLineHauls,
    { filter: `linehaulid eq '${workedOn?.id ?? ''}'`, maxResultCount: 1 },
    { enabled: isTrip },
  );
  const number = (workedOn?.id ?? '').replaceAll("'", "''");
  const items = useEndpointQuery(
    getItems,
    { filter: `consignmentNumber eq '${number}'`, maxResultCount: 1000 },
    { enabled: workedOn?.kind === 'consignment' },
  );
  const here = items.data?.items ?? [];
  const barcodes = new Set(here.map(({ itemId }) => itemId.toUpperCase()));
  const isExpected = (barcode: string) =>
    workedOn?.kind !== 'consignment' || barcodes.has(barcode.toUpperCase());
  const [trip] = trips.data?.items ?? [];
  const counts = isTrip ? tripCounts(trip, mode) : itemCounts(here, mode);
  return { counts: workedOn === null ? null : counts, isExpected };
}

type Trip = {
  readonly numberofarticles: number;
  readonly loadedarticles: number;
  readonly unloadedarticles: number;
};

const tripCounts = (trip: Trip | undefined, mode: StationMode): WorkCounts | null =>
  trip === undefined
    ? null
    : {
        expected: trip.numberofarticles,
        scanned: mode === 'Load' ? trip.loadedarticles : trip.unloadedarticles,
      };

/** Received is what is no longer expected; delivered is what was dispatched. */
function itemCounts(items: readonly { readonly status: string }[], mode: StationMode): WorkCounts {
  const isDone = ({ status }: { readonly status: string }) =>
    mode === 'Deliver' ? status === 'Dispatched' : status !== 'Expected' && status !== 'Missing';
  return { expected: items.length, scanned: items.filter(isDone).length };
}
