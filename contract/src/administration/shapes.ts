/** In order: scheduled, in progress, failed and awaiting a retry, failed for good, removed. */
export const taskStates = ['Waiting', 'Running', 'Failing', 'Dead', 'Discarded'] as const;
export type TaskState = (typeof taskStates)[number];
