import type { TaskState } from '@waybill/contract/administration/shapes';
import type { PillFamily } from '#ui/pill-families.ts';

export const stateFamily: Readonly<Record<TaskState, PillFamily>> = {
  Waiting: 'neutral',
  Running: 'blue',
  Failing: 'orange',
  Dead: 'red',
  Discarded: 'neutral',
};

/** Converts `createOrUpdateSidebarLink` to words: Create or update sidebar link. */
export function inWords(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const subjectWords = {
  User: 'User',
  CustomerContact: 'Customer contact',
  EmailAddress: 'E-mail address',
} as const;
