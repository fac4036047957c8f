import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import { driversData } from './geo-data.ts';
import type { MapViewProps, MovingPoints } from './map-types.ts';

/** The name of the mark in the browser's timeline when drivers were drawn at new positions. */
const driversDrawn = 'drivers drawn';

/** Draws drivers, and again whenever they move: the source changes, nothing is rendered. */
export function useDrivers(
  map: MapLibre | null,
  moving: MovingPoints | undefined,
  selected: ReadonlySet<string>,
): void {
  useEffect(() => {
    if (map === null || moving === undefined) return;
    let isStopped = false;
    let marking = (): void => undefined;
    const show = async () => {
      const drivers = moving.current();
      await map.getSource<GeoJSONSource>('drivers')?.setData(driversData(drivers, selected));
      if (isStopped) return;
      // One listener: a hidden tab draws nothing, and would collect them.
      map.off('render', marking);
      marking = () => mark(drivers.map(({ id, at }) => [id, at]));
      map.once('render', marking);
    };
    const follow = () => void show();
    follow();
    const stop = moving.subscribe(follow);
    return () => {
      isStopped = true;
      stop();
    };
  }, [map, moving, selected]);
}

/** Observers receive the mark; the timeline does not grow. */
function mark(detail: readonly unknown[]): void {
  performance.mark(driversDrawn, { detail });
  performance.clearMarks(driversDrawn);
}

/** Shows the places of streets around a driver. */
const focusZoom = 12;

/** Moves the map to a point when it is named, not when it moves. */
export function useFocus(map: MapLibre | null, { focus, moving, points }: MapViewProps): void {
  useEffect(() => {
    if (map === null || focus === undefined) return;
    const isFocus = ({ id }: { readonly id: string }) => id === focus;
    const point = moving?.current().find(isFocus) ?? points.find(isFocus);
    if (point === undefined) return;
    const { longitude, latitude } = point;
    map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), focusZoom) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a point that moves stays where it is
  }, [map, focus]);
}
