import type { Board } from '@waybill/contract/jobs/board/shapes';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#shell/session/use-session.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { type IdSet, idSet } from './id-set.ts';
import { type OthersMove, othersMoves } from './others-moves.ts';

/** How long a job moved by another dispatcher is marked. */
const marked_ms = 4000;

type OthersMoves = {
  /** The jobs that were just moved. */
  readonly marked: IdSet;
  /** The last move as a sentence; empty before the first. */
  readonly news: string;
};

/**
 * Returns the moves of other dispatchers. They are not toasts: those would replace the dispatcher's
 * own refusals or Undo.
 */
export function useOthersMoves(board: Board): OthersMoves {
  const t = useTranslate();
  const me = useSession().data?.user.name ?? '';
  const last = useRef(board);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [marked] = useState(idSet);
  const [news, setNews] = useState('');
  useEffect(() => {
    const before = last.current;
    last.current = board;
    const moves = before.date === board.date ? othersMoves(before, board, me) : [];
    const [first] = moves;
    if (first === undefined) return;
    setNews(moves.map((move) => moveText(t, move)).join(' '));
    marked.replace(new Set(moves.flatMap(({ jobIds }) => jobIds)));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => marked.replace(nothing), marked_ms);
  }, [board, me, t, marked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { marked, news };
}

const nothing: ReadonlySet<string> = new Set();

function moveText(t: ReturnType<typeof useTranslate>, { by, driver, jobIds }: OthersMove): string {
  const count = jobIds.length;
  return driver === null
    ? t('{by} unallocated {count, plural, one {# job} other {# jobs}}.', { by, count })
    : t('{by} gave {count, plural, one {# job} other {# jobs}} to {driver}.', {
        by,
        count,
        driver,
      });
}
