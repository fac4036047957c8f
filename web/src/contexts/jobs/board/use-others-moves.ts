import type { Board } from '@waybill/contract/jobs/board/shapes';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#shell/session/use-session.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { type OthersMove, othersMoves } from './others-moves.ts';

/** How long a job that another dispatcher moved is marked. */
const marked_ms = 4000;

type OthersMoves = {
  /** The jobs that they moved just now. */
  readonly marked: ReadonlySet<string>;
  /** The last move as a sentence; empty before the first. */
  readonly news: string;
};

/**
 * What other dispatchers move. It is no toast: that would take the place of the dispatcher's own
 * refusal, or of their Undo.
 */
export function useOthersMoves(board: Board): OthersMoves {
  const t = useTranslate();
  const me = useSession().data?.user.name ?? '';
  const last = useRef(board);
  const [marked, setMarked] = useState<ReadonlySet<string>>(nothing);
  const [news, setNews] = useState('');
  useEffect(() => {
    const before = last.current;
    last.current = board;
    const moves = before.date === board.date ? othersMoves(before, board, me) : [];
    const [first] = moves;
    if (first === undefined) return;
    setNews(moves.map((move) => moveText(t, move)).join(' '));
    setMarked(new Set(moves.flatMap(({ jobIds }) => jobIds)));
  }, [board, me, t]);
  useEffect(() => {
    if (marked.size === 0) return;
    const timer = setTimeout(() => setMarked(nothing), marked_ms);
    return () => clearTimeout(timer);
  }, [marked]);
  return { marked, news };
}

const nothing: ReadonlySet<string> = new Set();

function moveText(t: ReturnType<typeof useTranslate>, { by, driver, jobIds }: OthersMove): string {
  const count = jobIds.length;
  return driver === null
    ? t('{by} unallocated {count}.', { by, count })
    : t('{by} gave {count} to {driver}.', { by, count, driver });
}
