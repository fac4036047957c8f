import { cx } from '../cx.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import {
  type GeoJSONSource,
  Map as MapLibre,
  NavigationControl,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLabel } from '../labels.ts';
import { useDrivers, useFocus } from './drivers-on-map.ts';
import {
  boundsOf,
  driversData,
  linesData,
  placesData,
  pointsData,
  spreadSamePlaces,
} from './geo-data.ts';
import { land } from './land.ts';
import { isAdding, watchLasso } from './lasso.ts';
import { baseLayers, type MapColours, mapColours, ownLayers } from './map-style.ts';
import type { MapPosition, MapViewProps } from './map-types.ts';

setWorkerUrl(workerUrl);

/** The map: over a tile server's style if there is one, otherwise over land and place names. */
export function MapDrawing(props: MapViewProps) {
  const { label, points, moving, selected = nothing, lines = none, places = none } = props;
  const t = useLabel();
  const place = useRef<HTMLElement>(null);
  const latest = useRef(props);
  const [map, setMap] = useState<MapLibre | null>(null);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (place.current === null) return;
    const container = place.current;
    const made = openMap(container, latest.current, () => setMap(made));
    const stop = listenTo(made, latest);
    return () => {
      stop();
      made.remove();
      setMap(null);
    };
  }, []);
  const drawn = useMemo(() => spreadSamePlaces(points), [points]);
  useEffect(() => {
    if (map !== null) void map.getSource<GeoJSONSource>('points')?.setData(pointsData(drawn));
  }, [map, drawn]);
  useEffect(() => {
    const some = selected.size === 0 ? none : drawn.filter(({ id }) => selected.has(id));
    if (map !== null) void map.getSource<GeoJSONSource>('selected')?.setData(pointsData(some));
  }, [map, drawn, selected]);
  useDrivers(map, moving, selected);
  useFocus(map, props);
  useEffect(() => {
    if (map !== null) void map.getSource<GeoJSONSource>('lines')?.setData(linesData(lines));
  }, [map, lines]);
  useEffect(() => {
    if (map !== null) void map.getSource<GeoJSONSource>('places')?.setData(placesData(places));
  }, [map, places]);
  const drivers = moving?.current().length ?? 0;
  useDrawnOnce(map, points.length + lines.length + drivers > 0, () => {
    const bounds = boundsOf(positionsOf(latest.current));
    if (bounds !== null) map?.fitBounds(bounds, { padding: 40, maxZoom: 13, animate: false });
  });
  return (
    <section
      ref={place}
      aria-label={t(label)}
      className={cx(
        'relative h-full min-h-48 overflow-hidden rounded-card border border-hairline',
        'bg-sunken',
        // The library's own colours are those of a light theme.
        '[&_.maplibregl-ctrl-attrib]:bg-surface/85! [&_.maplibregl-ctrl-attrib]:text-ink-2',
      )}
    />
  );
}

const none: readonly never[] = [];
const nothing: ReadonlySet<string> = new Set();

const positionsOf = ({ points, moving, lines = none }: MapViewProps): readonly MapPosition[] => [
  ...points,
  ...(moving?.current() ?? none),
  ...lines.flatMap(({ places }) => places),
];

/** The layers whose points can be picked, the uppermost first. */
const pickable = ['drivers', 'selected', 'points'];

/** Listens to clicks, lassos and movements; returns the function that stops it. */
function listenTo(map: MapLibre, latest: { readonly current: MapViewProps }): () => void {
  map.on('click', pickable, ({ features, originalEvent }) => {
    const id: unknown = features?.[0]?.properties['id'];
    if (typeof id === 'string') latest.current.onPick?.(id, isAdding(originalEvent));
  });
  map.on('mousemove', pickable, ({ features }) => {
    const label: unknown = features?.[0]?.properties['label'];
    map.getCanvas().title = typeof label === 'string' ? label : '';
  });
  map.on('mouseleave', pickable, () => {
    map.getCanvas().title = '';
  });
  const reportView = () => {
    const bounds = map.getBounds();
    latest.current.onView?.({
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    });
  };
  map.once('load', reportView);
  map.on('moveend', reportView);
  return watchLasso(map.getContainer(), {
    points: () => latest.current.points,
    pixelOf: ({ longitude, latitude }) => map.project([longitude, latitude]),
    onLasso: (ids) => latest.current.onLasso?.(ids),
    onDrawing: (isDrawing) => (isDrawing ? map.dragPan.disable() : map.dragPan.enable()),
  });
}

/** Opens a map; a style that cannot be loaded is replaced by land and place names. */
function openMap(container: HTMLElement, props: MapViewProps, onReady: () => void): MapLibre {
  const colours = mapColours(container);
  const bounds = boundsOf(positionsOf(props));
  const own = offlineStyle(colours);
  const map = new MapLibre({
    container,
    style: props.styleUrl ?? own,
    ...(bounds === null ? { center: [134, -27], zoom: 3 } : { bounds }),
    // Shift and drag is the lasso.
    boxZoom: false,
    dragRotate: false,
    attributionControl: { compact: false },
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  let isReady = false;
  map.on('style.load', () => {
    addOwn(map, colours);
    if (!isReady) onReady();
    isReady = true;
  });
  map.on('error', () => {
    if (!isReady && props.styleUrl) map.setStyle(own);
  });
  return map;
}

const offlineStyle = (colours: MapColours): StyleSpecification => ({
  version: 8,
  sources: {
    land: { type: 'geojson', data: land, attribution: '© Natural Earth' },
    places: { type: 'geojson', data: placesData([]) },
  },
  layers: baseLayers(colours),
});

function addOwn(map: MapLibre, colours: MapColours): void {
  map.addSource('lines', { type: 'geojson', data: linesData([]) });
  map.addSource('points', { type: 'geojson', data: pointsData([]) });
  map.addSource('selected', { type: 'geojson', data: pointsData([]) });
  map.addSource('drivers', { type: 'geojson', data: driversData([], nothing) });
  for (const layer of ownLayers(colours)) map.addLayer(layer);
}

/** Runs once, when the map is loaded and has content; afterwards only the reader moves the map. */
function useDrawnOnce(map: MapLibre | null, isReady: boolean, act: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (map === null || !isReady || isDone.current) return;
    isDone.current = true;
    act();
  });
}
