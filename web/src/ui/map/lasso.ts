import type { Map as MapLibre, MapMouseEvent } from 'maplibre-gl';
import { isInside } from './geo-data.ts';
import type { MapPoint } from './map-types.ts';

type Corner = { readonly x: number; readonly y: number };

type Lasso = {
  readonly points: () => readonly MapPoint[];
  readonly onLasso: (ids: readonly string[]) => void;
};

/** Selects points by dragging around them with Shift held; returns the function that stops it. */
export function watchLasso(map: MapLibre, { points, onLasso }: Lasso): () => void {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', 'pointer-events-none absolute inset-0 size-full');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polygon');
  line.setAttribute('class', 'fill-primary/15 stroke-primary');
  drawing.append(line);
  let corners: Corner[] | null = null;
  const draw = () =>
    line.setAttribute('points', (corners ?? []).map(({ x, y }) => `${x},${y}`).join(' '));
  const start = ({ originalEvent, point }: MapMouseEvent) => {
    if (!originalEvent.shiftKey) return;
    corners = [point];
    map.dragPan.disable();
    map.getContainer().append(drawing);
  };
  const go = ({ point }: MapMouseEvent) => {
    if (corners === null) return;
    corners.push(point);
    draw();
  };
  const stop = () => {
    if (corners === null) return;
    const polygon = corners;
    corners = null;
    draw();
    drawing.remove();
    map.dragPan.enable();
    const inside = points()
      .filter(({ kind }) => kind === 'waiting' || kind === 'allocated')
      .filter(({ longitude, latitude }) => isInside(map.project([longitude, latitude]), polygon));
    onLasso(inside.map(({ id }) => id));
  };
  map.on('mousedown', start);
  map.on('mousemove', go);
  document.addEventListener('mouseup', stop);
  return () => document.removeEventListener('mouseup', stop);
}
