import type { Resolution } from '@waybill/contract/reconciliation/lifecycle';
import { useMemo, useState } from 'react';
import type { MenuItem } from '#ui/Menu.tsx';
import { useStable } from '#ui/use-stable.ts';
import { type Asking, asks, whyNot, whyNotLink, whyNotUndoLine } from './asking.ts';
import type { LineRow } from './line-rows.ts';
import type { Decisions } from './use-decisions.ts';

const keys: Readonly<Partial<Record<Resolution, string>>> = { Absorbed: 'b', Disputed: 'd' };
const resolutions = ['Absorbed', 'Disputed', 'Duplicate', 'Cancelled'] as const;

/** What can be done with a line: by key, by its menu, and what is asked before. */
export function useLineActs(
  decisions: Decisions,
  exportedTime: string | null,
  link: (line: LineRow) => void,
) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const approve = useStable((line: LineRow) => {
    if (whyNot(line, 'approve') === null) void decisions.approve([line]);
  });
  const override = useStable((line: LineRow) => {
    if (whyNot(line, 'approve') === null) setAsking({ kind: 'override', line });
  });
  const undo = useStable((line: LineRow) => {
    if (whyNotUndoLine(line, exportedTime) === null) void decisions.undo([line]);
  });
  const ask = useStable((lines: readonly LineRow[], resolution: Resolution) => {
    const possible = lines.filter((line) => whyNot(line, resolution) === null);
    if (possible.length > 0) setAsking({ kind: 'resolve', lines: possible, resolution });
  });
  const rowKeys = useMemo(
    () => ({
      a: approve,
      o: override,
      b: (line: LineRow) => ask([line], 'Absorbed'),
      d: (line: LineRow) => ask([line], 'Disputed'),
      u: undo,
    }),
    [approve, override, ask, undo],
  );
  const rowActions = useMemo(
    () => (line: LineRow) => [
      ...menuOf(line, { approve, override, ask }),
      'separator' as const,
      ...(line.bookingId === null
        ? [
            {
              label: 'Link to a booking…',
              onAct: () => link(line),
              disabledReason: whyNotLink(line),
            },
          ]
        : []),
      {
        label: 'Undo decision',
        onAct: () => undo(line),
        keys: 'u',
        disabledReason: whyNotUndoLine(line, exportedTime),
      },
    ],
    [approve, override, ask, undo, exportedTime, link],
  );
  return { asking, close: () => setAsking(null), ask, rowKeys, rowActions };
}

type Acts = {
  readonly approve: (line: LineRow) => void;
  readonly override: (line: LineRow) => void;
  readonly ask: (lines: readonly LineRow[], resolution: Resolution) => void;
};

const menuOf = (line: LineRow, { approve, override, ask }: Acts): readonly MenuItem[] => [
  {
    label: 'Approve',
    onAct: () => approve(line),
    keys: 'a',
    disabledReason: whyNot(line, 'approve'),
  },
  {
    label: 'Approve different amount…',
    onAct: () => override(line),
    keys: 'o',
    disabledReason: whyNot(line, 'approve'),
  },
  'separator',
  ...resolutions.map((resolution) => ({
    label: `${asks[resolution].verb}…`,
    onAct: () => ask([line], resolution),
    disabledReason: whyNot(line, resolution),
    ...(keys[resolution] === undefined ? {} : { keys: keys[resolution] }),
  })),
];
