import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { isDriver } from './geo-data.ts';
import { initialsOf } from '../initials.ts';
import type { MapPoint } from './map-types.ts';

/** Adds a marker with initials at each driver's position; returns the function to remove them. */
export function addDriverMarkers(map: MapLibre, points: readonly MapPoint[]): () => void {
  const markers = points
    .filter(isDriver)
    .map((point) =>
      new Marker({ element: elementOf(point) })
        .setLngLat([point.longitude, point.latitude])
        .addTo(map),
    );
  return () => markers.forEach((marker) => marker.remove());
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
