import { type Pixel, pointsInside } from './geo-data.ts';
import type { MapPoint, MapPosition } from './map-types.ts';

export type Lasso = {
  readonly points: () => readonly MapPoint[];
  /** Where a position is drawn, from the upper left corner of the element. */
  readonly pixelOf: (position: MapPosition) => Pixel;
  readonly onLasso: (ids: readonly string[]) => void;
  /** Called when a lasso begins and ends: the map must not move meanwhile. */
  readonly onDrawing?: ((isDrawing: boolean) => void) | undefined;
};

/**
 * Selects points by dragging around them with Shift held. A click with Shift is no lasso. Returns
 * the function that stops it.
 */
export function watchLasso(element: HTMLElement, lasso: Lasso): () => void {
  const { drawing, draw } = outlineOn();
  let corners: Pixel[] | null = null;
  const start = (event: MouseEvent) => {
    if (!event.shiftKey || event.button !== 0) return;
    corners = [pixelAt(element, event)];
    lasso.onDrawing?.(true);
    element.append(drawing);
  };
  const go = (event: MouseEvent) => {
    if (corners === null) return;
    corners.push(pixelAt(element, event));
    draw(corners);
  };
  const stop = () => {
    if (corners === null) return;
    const drawn = corners;
    corners = null;
    draw([]);
    drawing.remove();
    lasso.onDrawing?.(false);
    if (isArea(drawn)) lasso.onLasso(pointsInside(lasso.points(), drawn, lasso.pixelOf));
  };
  // Before the map's own listeners, which would move it.
  element.addEventListener('mousedown', start, { capture: true });
  document.addEventListener('mousemove', go);
  document.addEventListener('mouseup', stop);
  return () => {
    element.removeEventListener('mousedown', start, { capture: true });
    document.removeEventListener('mousemove', go);
    document.removeEventListener('mouseup', stop);
  };
}

function outlineOn() {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', 'pointer-events-none absolute inset-0 size-full');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polygon');
  line.setAttribute('class', 'fill-primary/15 stroke-primary');
  drawing.append(line);
  const draw = (corners: readonly Pixel[]) =>
    line.setAttribute('points', corners.map(({ x, y }) => `${x},${y}`).join(' '));
  return { drawing, draw };
}

function pixelAt(element: HTMLElement, { clientX, clientY }: MouseEvent): Pixel {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** A hand trembles by as many pixels as this when it clicks. */
const tremor = 4;

const isArea = (corners: readonly Pixel[]): boolean =>
  corners.some(({ x, y }) => {
    const [first] = corners;
    return first !== undefined && Math.hypot(x - first.x, y - first.y) > tremor;
  });

/** True if a click adds to the selection: with Shift, Ctrl or ⌘. */
export const isAdding = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean =>
  shiftKey || ctrlKey || metaKey;
