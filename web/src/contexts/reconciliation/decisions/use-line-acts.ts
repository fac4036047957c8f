import type { Resolution } from '@waybill/contract/reconciliation/lifecycle';
import { useMemo, useState } from 'react';
import type { MenuItem } from '#ui/Menu.tsx';
import { useStable } from '#ui/use-stable.ts';
import {
  type LineDialog,
  confirmTexts,
  whyNot,
  whyNotLink,
  whyNotUndoLine,
} from './line-dialog.ts';
import type { ReconciliationLineItem } from './line-rows.ts';
import type { Decisions } from './use-decisions.ts';

const keys: Readonly<Partial<Record<Resolution, string>>> = { Absorbed: 'b', Disputed: 'd' };
const resolutions = ['Absorbed', 'Disputed', 'Duplicate', 'Cancelled'] as const;

/** Returns the actions on a line, by key or by menu, and the dialogs that they open. */
export function useLineActs(
  decisions: Decisions,
  exportedTime: string | null,
  link: (line: ReconciliationLineItem) => void,
) {
  const [dialog, setDialog] = useState<LineDialog | null>(null);
  const approve = useStable((line: ReconciliationLineItem) => {
    if (whyNot(line, 'approve') === null) void decisions.approve([line]);
  });
  const override = useStable((line: ReconciliationLineItem) => {
    if (whyNot(line, 'approve') === null) setDialog({ kind: 'override', line });
  });
  const undo = useStable((line: ReconciliationLineItem) => {
    if (whyNotUndoLine(line, exportedTime) === null) void decisions.undo([line]);
  });
  const openResolution = useStable(
    (lines: readonly ReconciliationLineItem[], resolution: Resolution) => {
      const possible = lines.filter((line) => whyNot(line, resolution) === null);
      if (possible.length > 0) setDialog({ kind: 'resolve', lines: possible, resolution });
    },
  );
  const rowKeys = useMemo(
    () => ({
      a: approve,
      o: override,
      b: (line: ReconciliationLineItem) => openResolution([line], 'Absorbed'),
      d: (line: ReconciliationLineItem) => openResolution([line], 'Disputed'),
      u: undo,
    }),
    [approve, override, openResolution, undo],
  );
  const rowActions = useMemo(
    () => (line: ReconciliationLineItem) => [
      ...menuOf(line, { approve, override, request: openResolution }),
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
    [approve, override, openResolution, undo, exportedTime, link],
  );
  return {
    pending: dialog,
    close: () => setDialog(null),
    ask: openResolution,
    rowKeys,
    rowActions,
  };
}

type Acts = {
  readonly approve: (line: ReconciliationLineItem) => void;
  readonly override: (line: ReconciliationLineItem) => void;
  readonly request: (lines: readonly ReconciliationLineItem[], resolution: Resolution) => void;
};

const menuOf = (
  line: ReconciliationLineItem,
  { approve, override, request }: Acts,
): readonly MenuItem[] => [
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
    label: `${confirmTexts[resolution].verb}…`,
    onAct: () => request([line], resolution),
    disabledReason: whyNot(line, resolution),
    ...(keys[resolution] === undefined ? {} : { keys: keys[resolution] }),
  })),
];
