import { useMay } from '#shell/permissions.ts';
import { useItemsOfConsignment, useNewestConsignments, useTrip, useTripsIn } from './calls.ts';
import { isOfTrip, type StationMode } from './station.ts';

/** The current work with which scans are compared: a line haul or a consignment; null for none. */
export type WorkedOn = { readonly kind: 'trip' | 'consignment'; readonly id: string } | null;

export type WorkChoice = { readonly value: string; readonly label: string };

/**
 * Returns the line hauls or consignments to choose from in a mode, newest first. The chosen one is
 * among them also when it has departed or was delivered since.
 */
export function useWorkChoices(mode: StationMode, chosen: string): readonly WorkChoice[] {
  const may = useMay();
  const isTrip = isOfTrip(mode) && may('Job.Linehaul');
  const trips = useTripsIn(mode === 'Load' ? 'Loading' : 'Unloading', isTrip);
  const chosenTrip = useTrip(isTrip && chosen !== '' ? chosen : null);
  const isConsignment = mode === 'Receive' || mode === 'Deliver';
  const consignments = useNewestConsignments(isConsignment);
  if (isTrip) {
    const open = trips.data?.items ?? [];
    const isOpen = open.some(({ linehaulid }) => linehaulid === chosen);
    return [...(isOpen ? [] : (chosenTrip.data?.items ?? [])), ...open].map((trip) => ({
      value: trip.linehaulid,
      label: `${trip.linehaulcode} · ${trip.startheadport} › ${trip.destinationheadport}`,
    }));
  }
  if (!isConsignment) return [];
  return (consignments.data?.items ?? [])
    .filter((each) => each.dispatched < each.items || each.consignmentNumber === chosen)
    .map(({ consignmentNumber }) => ({ value: consignmentNumber, label: consignmentNumber }));
}

export type WorkCounts = { readonly expected: number; readonly scanned: number };

/** Counts expected and scanned articles or items of the current work, on all stations. */
export function useWorkCounts(workedOn: WorkedOn, mode: StationMode) {
  const isTrip = workedOn?.kind === 'trip';
  const trips = useTrip(isTrip ? workedOn.id : null);
  const items = useItemsOfConsignment(workedOn?.kind === 'consignment' ? workedOn.id : null);
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

/** Items count as received once no longer expected, and as delivered once dispatched. */
function itemCounts(items: readonly { readonly status: string }[], mode: StationMode): WorkCounts {
  const isDone = ({ status }: { readonly status: string }) =>
    mode === 'Deliver' ? status === 'Dispatched' : status !== 'Expected' && status !== 'Missing';
  return { expected: items.length, scanned: items.filter(isDone).length };
}
