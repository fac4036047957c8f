import type { Board } from '@waybill/contract/jobs/board/shapes';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#shell/session/use-session.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToast } from '#ui/Toasts.tsx';
import { type OthersMove, othersMoves } from './others-moves.ts';

/** How long a job that another dispatcher moved is marked. */
const marked_ms = 4000;

/** Says what other dispatchers move, and returns the jobs that they moved just now. */
export function useOthersMoves(board: Board): ReadonlySet<string> {
  const t = useTranslate();
  const toast = useToast();
  const me = useSession().data?.user.name ?? '';
  const last = useRef(board);
  const [marked, setMarked] = useState<ReadonlySet<string>>(nothing);
  useEffect(() => {
    const before = last.current;
    last.current = board;
    const moves = before.date === board.date ? othersMoves(before, board, me) : [];
    const [first] = moves;
    if (first === undefined) return;
    toast({ title: moves.map((move) => moveText(t, move)).join(' '), tone: 'plain' });
    setMarked(new Set(moves.flatMap(({ jobIds }) => jobIds)));
  }, [board, me, t, toast]);
  useEffect(() => {
    if (marked.size === 0) return;
    const timer = setTimeout(() => setMarked(nothing), marked_ms);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
}

const nothing: ReadonlySet<string> = new Set();

function moveText(t: ReturnType<typeof useTranslate>, { by, driver, jobIds }: OthersMove): string {
  const count = jobIds.length;
  return driver === null
    ? t('{by} unallocated {count}.', { by, count })
    : t('{by} gave {count} to {driver}.', { by, count, driver });
}
