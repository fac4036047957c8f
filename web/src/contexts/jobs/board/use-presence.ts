import type { BoardDispatcher } from '@waybill/contract/jobs/board/shapes';
import { useEffect, useRef } from 'react';
import { useBoardDispatchers, useNoteBoardViewer } from './calls.ts';

const beat_ms = 20_000;

/** Notifies other dispatchers that the board is open here, and returns who else has it open. */
export function usePresence(): readonly BoardDispatcher[] {
  const { mutate } = useNoteBoardViewer();
  const { data } = useBoardDispatchers();
  const note = useRef(mutate);
  useEffect(() => {
    note.current = mutate;
  });
  useEffect(() => {
    const beat = () => {
      if (!document.hidden) note.current({});
    };
    beat();
    const timer = setInterval(beat, beat_ms);
    return () => {
      clearInterval(timer);
      note.current({ leaves: true });
    };
  }, []);
  return data?.items ?? [];
}
