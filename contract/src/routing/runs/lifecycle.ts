/** The statuses of a run, and what changes them. */

export const runStatuses = [
  'Draft',
  'Released',
  'InProgress',
  'OnHold',
  'Completed',
  'Cancelled',
] as const;
export type RunStatus = (typeof runStatuses)[number];

export const runActs = ['release', 'recall', 'hold', 'resume', 'complete', 'cancel'] as const;
export type RunAct = (typeof runActs)[number];

type Transition = { readonly from: RunStatus; readonly to: RunStatus; readonly refusal: string };

const transitions: Readonly<Record<RunAct, Transition>> = {
  release: { from: 'Draft', to: 'Released', refusal: 'Only a draft can be released.' },
  recall: {
    from: 'Released',
    to: 'Draft',
    refusal: 'Only a released run that has not begun can be recalled.',
  },
  hold: {
    from: 'InProgress',
    to: 'OnHold',
    refusal: 'Only a run in progress can be put on hold.',
  },
  resume: { from: 'OnHold', to: 'InProgress', refusal: 'Only a run on hold can be resumed.' },
  complete: {
    from: 'InProgress',
    to: 'Completed',
    refusal: 'Only a run in progress can be completed.',
  },
  cancel: { from: 'OnHold', to: 'Cancelled', refusal: 'Only a run on hold can be cancelled.' },
};

/** Returns the status after an act, or why it is not allowed in a status. */
export function statusAfter(
  act: RunAct,
  status: RunStatus,
): { readonly to: RunStatus } | { readonly refusal: string } {
  const { from, to, refusal } = transitions[act];
  return status === from ? { to } : { refusal };
}

/** Returns what may be done with a run. */
export const actsIn = (status: RunStatus): readonly RunAct[] =>
  runActs.filter((act) => transitions[act].from === status);
