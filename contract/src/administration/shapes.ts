/** Waits for its time, is worked on, failed and is tried again, failed for good, taken away. */
export const taskStates = ['Waiting', 'Running', 'Failing', 'Dead', 'Discarded'] as const;
export type TaskState = (typeof taskStates)[number];
