import 'maplibre-gl/dist/maplibre-gl.css';
import { type GeoJSONSource, Map as MapLibre, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useRef, useState } from 'react';
import { useLabel } from '../labels.ts';
import { addDriverMarkers } from './driver-markers.ts';
import { boundsOf, linesData, pointsData } from './geo-data.ts';
import { land } from './land.ts';
import { watchLasso } from './lasso.ts';
import { layers, mapColours } from './map-style.ts';
import type { MapViewProps } from './map-types.ts';

setWorkerUrl(workerUrl);

/** The map itself. Without a tile server it draws land, points and lines: a map is always there. */
export function MapDrawing(props: MapViewProps) {
  const { label, points, lines = [] } = props;
  const t = useLabel();
  const place = useRef<HTMLElement>(null);
  const latest = useRef(props);
  const [map, setMap] = useState<MapLibre | null>(null);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (place.current === null) return;
    const made = openMap(place.current, latest.current);
    made.on('load', () => setMap(made));
    const stopLasso = watchLasso(made, {
      points: () => latest.current.points,
      onLasso: (ids) => latest.current.onLasso?.(ids),
    });
    made.on('click', 'points', ({ features }) => {
      const id: unknown = features?.[0]?.properties['id'];
      if (typeof id === 'string') latest.current.onPick?.(id);
    });
    return () => {
      stopLasso();
      made.remove();
      setMap(null);
    };
  }, []);
  useEffect(() => {
    if (map === null) return;
    void map.getSource<GeoJSONSource>('points')?.setData(pointsData(points));
    return addDriverMarkers(map, points);
  }, [map, points]);
  useEffect(() => {
    if (map !== null) void map.getSource<GeoJSONSource>('lines')?.setData(linesData(lines));
  }, [map, lines]);
  useDrawnOnce(map, points.length > 0, () => {
    const bounds = boundsOf(points);
    if (bounds !== null) map?.fitBounds(bounds, { padding: 40, maxZoom: 13, animate: false });
  });
  return (
    <section
      ref={place}
      aria-label={t(label)}
      className="relative h-full min-h-48 overflow-hidden rounded-card border border-hairline bg-sunken"
    />
  );
}

function openMap(container: HTMLElement, { points }: MapViewProps): MapLibre {
  const colours = mapColours(container);
  const bounds = boundsOf(points);
  const map = new MapLibre({
    container,
    style: {
      version: 8,
      sources: {
        land: { type: 'geojson', data: land, attribution: '© Natural Earth' },
        lines: { type: 'geojson', data: linesData([]) },
        points: { type: 'geojson', data: pointsData([]) },
      },
      layers: layers(colours),
    },
    ...(bounds === null ? { center: [134, -27], zoom: 3 } : { bounds }),
    // Shift and drag selects.
    boxZoom: false,
    dragRotate: false,
    attributionControl: { compact: true },
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  return map;
}

/** Runs once, when the map is there and has something to show; later moves are the reader's own. */
function useDrawnOnce(map: MapLibre | null, isReady: boolean, act: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (map === null || !isReady || isDone.current) return;
    isDone.current = true;
    act();
  });
}
