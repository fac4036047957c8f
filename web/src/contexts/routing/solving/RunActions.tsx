import { type RunAct, type RunStatus, actsIn } from '@waybill/contract/routing/runs/lifecycle';
import type { RunState } from '@waybill/contract/routing/runs/shapes';
import {
  CircleCheck,
  CircleX,
  Ellipsis,
  type LucideIcon,
  Pause,
  Play,
  Printer,
  Send,
  Undo2,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { InviteDialog } from '#contexts/fleet/links/InviteDialog.tsx';
import { explain } from '#client/explain.ts';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { PillFamily } from '#ui/pill-families.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useChangeRunStatus, useRunSheet } from '../calls.ts';

type RunActionsProps = {
  /** The driver's name. */
  readonly name: string;
  /** The driver's saved run; null without one. */
  readonly run: RunState | null;
  /** Called once something was done with the run. */
  readonly onChanged: (act: RunAct) => void;
};

/** The status of a driver's saved run, its sheet, and what may be done with it. */
export function RunActions({ name, run, onChanged }: RunActionsProps) {
  const t = useTranslate();
  const toast = useToast();
  const sheet = useRunSheet();
  const change = useChangeRunStatus();
  const may = useMay();
  const [inviting, setInviting] = useState(false);
  const act = async (id: string, chosen: RunAct) => {
    try {
      await change.mutateAsync({ id, act: chosen });
      onChanged(chosen);
    } catch (error) {
      toast({ title: explain(error).message, tone: 'problem' });
    }
  };
  return (
    <span className="inline-flex items-center gap-1">
      {run !== null && <RunPill status={run.status} />}
      <IconButton
        size="small"
        label={t('Run sheet of {name}', { name })}
        icon={Printer}
        disabledReason={run === null ? 'Save the run first.' : null}
        onClick={() => run !== null && sheet.mutate({ id: run.id })}
      />
      {run !== null && actsIn(run.status).length > 0 && (
        <Menu
          trigger={<IconButton size="small" label={t('Run of {name}', { name })} icon={Ellipsis} />}
          items={[
            ...actsIn(run.status).map((each) => ({
              label: acts[each].label,
              icon: acts[each].icon,
              danger: each === 'cancel',
              onAct: () => void act(run.id, each),
            })),
            // Acceptance gives away drafts alone: nobody has been told of them.
            ...(run.status === 'Draft' && may('Driver.Create')
              ? [
                  {
                    label: 'Invite a driver for this run',
                    icon: UserPlus,
                    onAct: () => setInviting(true),
                  },
                ]
              : []),
          ]}
        />
      )}
      {run !== null && inviting && (
        <InviteDialog runId={run.id} onClose={() => setInviting(false)} />
      )}
    </span>
  );
}

function RunPill({ status }: { readonly status: RunStatus }) {
  const { family, label } = pills[status];
  return <StatusPill family={family}>{label}</StatusPill>;
}

const pills: Readonly<Record<RunStatus, { readonly family: PillFamily; readonly label: string }>> =
  {
    Draft: { family: 'neutral', label: 'Draft' },
    Released: { family: 'purple', label: 'Released' },
    InProgress: { family: 'blue', label: 'In progress' },
    OnHold: { family: 'amber', label: 'On hold' },
    Completed: { family: 'green', label: 'Completed' },
    Cancelled: { family: 'neutral', label: 'Cancelled' },
  };

const acts: Readonly<Record<RunAct, { readonly label: string; readonly icon: LucideIcon }>> = {
  release: { label: 'Release the run', icon: Send },
  recall: { label: 'Recall the run', icon: Undo2 },
  hold: { label: 'Put the run on hold', icon: Pause },
  resume: { label: 'Resume the run', icon: Play },
  complete: { label: 'Complete the run', icon: CircleCheck },
  cancel: { label: 'Cancel the run', icon: CircleX },
};
