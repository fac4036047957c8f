import { lazy, Suspense } from 'react';
import { Skeleton } from '../Skeleton.tsx';
import type { MapViewProps } from './map-types.ts';

const Sketch = lazy(async () => ({ default: (await import('./MapSketch.tsx')).MapSketch }));
const Drawing = lazy(async () => ({ default: (await import('./MapDrawing.tsx')).MapDrawing }));

/**
 * A map of points and lines, drawn by code that loads when it is looked at. It is never the only
 * way: the page lists the same things beside it.
 */
export function MapView(props: MapViewProps) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      {canDraw() ? <Drawing {...props} /> : <Sketch {...props} />}
    </Suspense>
  );
}

let answer: boolean | null = null;

/** Whether the browser has WebGL, which maps are drawn with. */
function canDraw(): boolean {
  answer ??= document.createElement('canvas').getContext('webgl2') !== null;
  return answer;
}
