import { lazy, Suspense } from 'react';
import { EmptyState } from '../EmptyState.tsx';
import { Skeleton } from '../Skeleton.tsx';
import type { MapViewProps } from './map-types.ts';

const Drawing = lazy(async () => ({ default: (await import('./MapDrawing.tsx')).MapDrawing }));

/**
 * A map of points and lines, whose code loads when the map scrolls into view. It is never the only
 * representation: the page lists the same things beside it.
 */
export function MapView(props: MapViewProps) {
  if (!canDraw()) {
    return (
      <EmptyState title="No map" text="This browser can't display maps. Use the lists instead." />
    );
  }
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <Drawing {...props} />
    </Suspense>
  );
}

let answer: boolean | null = null;

/** True if the browser has WebGL, which the map requires. */
function canDraw(): boolean {
  answer ??= document.createElement('canvas').getContext('webgl2') !== null;
  return answer;
}
