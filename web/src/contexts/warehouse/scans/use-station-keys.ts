import { useLayoutEffect, useRef } from 'react';
import { type StationMode, stationModes } from './station.ts';

type Acts = {
  readonly onMode: (mode: StationMode) => void;
  readonly onUndo: () => void;
};

/**
 * Binds F1 to F6 to the modes, and Escape to undo the last scan: also while the user types, and as
 * soon as the station is visible.
 */
export function useStationKeys(acts: Acts): void {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const mode = stationModes[Number(/^F([1-6])$/.exec(event.key)?.[1] ?? 0) - 1];
      if (mode === undefined && event.key !== 'Escape') return;
      event.preventDefault();
      if (mode === undefined) latest.current.onUndo();
      else latest.current.onMode(mode);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
