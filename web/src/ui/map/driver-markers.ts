import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { isDriver } from './geo-data.ts';
import { initialsOf } from '../initials.ts';
import type { MapPoint } from './map-types.ts';

type RetainedMarker = {
  readonly marker: Marker;
  readonly label: string;
  readonly kind: MapPoint['kind'];
};

/** Keeps a marker with initials at each driver's position; a driver who moves keeps the marker. */
export function useDriverMarkers(map: MapLibre | null, points: readonly MapPoint[]): void {
  const retained = useRef(new Map<string, RetainedMarker>());
  useEffect(() => {
    const markers = retained.current;
    return () => {
      // The map removes its markers with itself.
      markers.clear();
    };
  }, [map]);
  useEffect(() => {
    if (map !== null) showDrivers(map, points.filter(isDriver), retained.current);
  }, [map, points]);
}

function showDrivers(
  map: MapLibre,
  drivers: readonly MapPoint[],
  retained: Map<string, RetainedMarker>,
): void {
  const present = new Set(drivers.map(({ id }) => id));
  for (const [id, { marker }] of retained) {
    if (present.has(id)) continue;
    marker.remove();
    retained.delete(id);
  }
  for (const driver of drivers) {
    const { id, label, kind, longitude, latitude } = driver;
    const known = retained.get(id);
    if (known?.label === label && known.kind === kind) {
      const { lng, lat } = known.marker.getLngLat();
      if (lng !== longitude || lat !== latitude) known.marker.setLngLat([longitude, latitude]);
      continue;
    }
    known?.marker.remove();
    const marker = new Marker({ element: elementOf(driver) });
    retained.set(id, { marker: marker.setLngLat([longitude, latitude]).addTo(map), label, kind });
  }
}

function elementOf({ label, kind }: MapPoint): HTMLElement {
  const element = document.createElement('div');
  element.title = label;
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', label);
  element.textContent = initialsOf(label);
  element.className = [
    'grid size-7 place-items-center rounded-full border-2 text-[11px] font-semibold',
    kind === 'driver'
      ? 'border-surface bg-primary text-on-primary'
      : 'border-primary bg-surface text-primary',
  ].join(' ');
  return element;
}
