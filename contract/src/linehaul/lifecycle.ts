import { type Message, sentence } from '../sentence.ts';
import type { lineHaulStatuses } from '../jobs/jobs/choices.ts';

export type LineHaulStatus = (typeof lineHaulStatuses)[number];

/** Commands on a line haul that do not change its status. */
export type LineHaulAct =
  | 'edit'
  | 'allocate'
  | 'unallocate'
  | 'load'
  | 'unload'
  | 'resolve'
  | 'delay'
  | 'delete';

/** How long the scan of an article can be undone, in minutes. */
export const undoMinutes = 10;

type Rule = {
  readonly acts: readonly LineHaulAct[];
  /** The possible next statuses, the usual one first. */
  readonly next: readonly LineHaulStatus[];
};

/** What each status allows (decisions J-17, J-21), for server and screens. */
const rules: Readonly<Record<LineHaulStatus, Rule>> = {
  Planned: {
    acts: ['edit', 'allocate', 'unallocate', 'delete'],
    next: ['Loading', 'Cancelled'],
  },
  Loading: {
    acts: ['edit', 'allocate', 'unallocate', 'load'],
    next: ['Departed', 'Planned', 'Cancelled'],
  },
  Departed: { acts: ['edit', 'delay'], next: ['Arrived'] },
  Arrived: { acts: ['edit'], next: ['Unloading'] },
  Unloading: { acts: ['edit', 'unload', 'resolve'], next: ['Completed'] },
  Completed: { acts: [], next: [] },
  Cancelled: { acts: ['delete'], next: [] },
};

const refusals: Readonly<Record<LineHaulAct, string>> = {
  edit: 'A line haul that is completed or cancelled can no longer be changed.',
  allocate: 'Freight can be added only before departure.',
  unallocate: 'Freight can be removed only before departure.',
  load: 'Articles can be scanned only while the line haul is being loaded or unloaded.',
  unload: 'Articles can be scanned only while the line haul is being loaded or unloaded.',
  resolve: 'Short and over articles are resolved while the line haul is being unloaded.',
  delay: 'Only a line haul that has departed can be delayed.',
  delete: 'Only a planned or cancelled line haul can be deleted.',
};

/** Returns why a command is not allowed in a status, as a sentence; null if it is. */
export const whyNotLineHaul = (act: LineHaulAct, status: LineHaulStatus): string | null =>
  rules[status].acts.includes(act) ? null : refusals[act];

/** Returns the possible next statuses, the usual one first. */
export const nextStatuses = (status: LineHaulStatus): readonly LineHaulStatus[] =>
  rules[status].next;

/** The conditions of a change of status. */
export type MoveGuard = {
  readonly articles: number;
  /** Articles without a loading scan. */
  readonly notScanned: number;
  /**
   * The number of unscanned articles that the user confirmed; null if no confirmation was needed.
   */
  readonly confirmedNotScanned: number | null;
  /** Whether the tenant allows users to confirm a departure with unscanned articles. */
  readonly mayConfirmNotScanned: boolean;
  /** Dangerous goods on the load that must not travel together, a sentence each. */
  readonly forbidden: readonly Message[];
  readonly isPlacarded: boolean;
  readonly confirmedPlacard: boolean;
  /** What the transport documents of the dangerous goods lack, a sentence each. */
  readonly missing: readonly Message[];
  /** Why it departs all the same; null if nobody states it. */
  readonly documentsReason: string | null;
  /** Short and over articles that are not resolved. */
  readonly open: number;
};

/** The kind of a refusal, which determines what the user can do about it. */
export type MoveRefusal = {
  readonly kind:
    | 'status'
    | 'empty'
    | 'notScanned'
    | 'segregation'
    | 'placard'
    | 'documents'
    | 'open';
  readonly message: Message;
};

/** Returns why a line haul cannot change to a status; null if it can. */
export function whyNotMove(
  from: LineHaulStatus,
  to: LineHaulStatus,
  guard: MoveGuard,
): MoveRefusal | null {
  if (!rules[from].next.includes(to)) {
    const message = sentence('A line haul that is {from} cannot become {to}.', { from, to });
    return { kind: 'status', message };
  }
  if (to === 'Departed') return whyNotDepart(guard);
  if (to === 'Completed' && guard.open > 0) {
    const message = sentence(
      'Resolve {count, plural, one {# difference} other {# differences}} first.',
      { count: guard.open },
    );
    return { kind: 'open', message };
  }
  return null;
}

function whyNotDepart(guard: MoveGuard): MoveRefusal | null {
  if (guard.articles === 0) {
    return { kind: 'empty', message: 'A line haul without articles cannot depart.' };
  }
  const [forbidden] = guard.forbidden;
  if (forbidden !== undefined) return { kind: 'segregation', message: forbidden };
  if (guard.notScanned > 0 && !isConfirmed(guard)) {
    const message = sentence(
      'Not scanned: {missing} of {count, plural, one {# article} other {# articles}}.',
      { missing: guard.notScanned, count: guard.articles },
    );
    return { kind: 'notScanned', message };
  }
  if (guard.isPlacarded && !guard.confirmedPlacard) {
    const message = 'This is a placard load. Please confirm that the vehicle is placarded.';
    return { kind: 'placard', message };
  }
  if (guard.missing.length > 0 && !guard.documentsReason) {
    const message =
      'The documents of the dangerous goods are incomplete. Please state why it departs.';
    return { kind: 'documents', message };
  }
  return null;
}

/** Returns whether exactly this number was confirmed: a confirmation of 4 does not cover 5. */
const isConfirmed = (guard: MoveGuard): boolean =>
  guard.mayConfirmNotScanned && guard.confirmedNotScanned === guard.notScanned;
