import { useEffect, useRef } from 'react';
import { type FieldPath, get, useFormContext } from 'react-hook-form';
import { useStable } from '#ui/use-stable.ts';
import type { Fault } from './faults.ts';
import type { Compose } from './values.ts';

/**
 * Says faults at their fields, and goes on saying them while they last: a field that is left checks
 * itself by rules of its own, and would take away what the form as a whole says of it.
 */
export function useStandingFaults(faultsNow: () => readonly Fault[]) {
  const { setError, subscribe } = useFormContext<Compose>();
  const told = useRef<ReadonlySet<string>>(new Set());
  const say = (faults: readonly Fault[]) => {
    for (const { field, message } of faults) {
      setError(field as FieldPath<Compose>, { type: 'check', message });
    }
  };
  const sayAgain = useStable((errors: object) => {
    const standing = told.current.size === 0 ? [] : faultsNow();
    say(standing.filter(({ field }) => told.current.has(field) && !get(errors, field)));
  });
  useEffect(
    () =>
      subscribe({
        formState: { errors: true },
        callback: ({ errors }) => sayAgain(errors ?? {}),
      }),
    [subscribe, sayAgain],
  );
  return {
    say: (faults: readonly Fault[]) => {
      told.current = new Set(faults.map(({ field }) => field));
      say(faults);
    },
    /** Before all is looked at anew. */
    forget: () => {
      told.current = new Set();
    },
  };
}
