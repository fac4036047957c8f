import { lazy, Suspense } from 'react';
import { Skeleton } from '../Skeleton.tsx';
import type { MapViewProps } from './map-types.ts';

const Sketch = lazy(async () => ({ default: (await import('./MapSketch.tsx')).MapSketch }));
const Drawing = lazy(async () => ({ default: (await import('./MapDrawing.tsx')).MapDrawing }));

/**
 * A map of points and lines, whose code loads when the map scrolls into view. It is never the only
 * representation: the page lists the same things beside it.
 */
export function MapView(props: MapViewProps) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      {canDraw() ? <Drawing {...props} /> : <Sketch {...props} />}
    </Suspense>
  );
}

let hasWebGl: boolean | null = null;

/** True if the browser has WebGL, which the map requires. */
function canDraw(): boolean {
  hasWebGl ??= document.createElement('canvas').getContext('webgl2') !== null;
  return hasWebGl;
}
