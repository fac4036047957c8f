import type { PreStartStatus } from './choices.ts';

/**
 * `drive`: the driver may work with the vehicle. `clear`: dispatch may release driver and vehicle,
 * with a note of the measures taken. `print`: the answer may be printed as evidence.
 */
export type PreStartAct = 'drive' | 'clear' | 'print';

/** The actions that each status of an answer allows; shared by the server and the screens. */
export const preStartActs: Readonly<Record<PreStartStatus, readonly PreStartAct[]>> = {
  Passed: ['drive', 'print'],
  /** Something failed that is not critical: it must be repaired, but the vehicle may be driven. */
  Faulty: ['drive', 'print'],
  /** The driver is not fit, or something critical failed. */
  Failed: ['clear', 'print'],
  Cleared: ['drive', 'print'],
};

export const mayAct = (status: PreStartStatus, act: PreStartAct): boolean =>
  preStartActs[status].includes(act);
