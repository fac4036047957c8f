import { useEffect, useRef } from 'react';
import { type FieldPath, get, useFormContext } from 'react-hook-form';
import { useStable } from '#ui/use-stable.ts';
import type { Fault } from './faults.ts';
import type { Compose } from './values.ts';

/**
 * Says faults at their fields, and goes on saying them while they last: a field that is left checks
 * itself by rules of its own, and would take away what the form as a whole says of it. They go once
 * they are mended, also where not the field was typed into, but filled from the address book.
 */
export function useStandingFaults(faultsNow: () => readonly Fault[]) {
  const { setError, clearErrors, subscribe } = useFormContext<Compose>();
  const notified = useRef<ReadonlySet<string>>(new Set());
  /** Those of them that the form itself finds; what the server says of a field it cannot judge. */
  const found = useRef<ReadonlySet<string>>(new Set());
  const t = (faults: readonly Fault[]) => {
    for (const { field, message } of faults) {
      setError(field as FieldPath<Compose>, { type: 'check', message });
    }
  };
  const reportAgain = useStable((errors: object) => {
    const standing = notified.current.size === 0 ? [] : faultsNow();
    t(standing.filter(({ field }) => notified.current.has(field) && !get(errors, field)));
  });
  const takeBack = useStable(() => {
    if (found.current.size === 0) return;
    const standing = fieldsOf(faultsNow());
    const mended = [...found.current].filter((field) => !standing.has(field));
    if (mended.length === 0) return;
    found.current = new Set([...found.current].filter((field) => standing.has(field)));
    clearErrors(mended as FieldPath<Compose>[]);
  });
  useEffect(
    () =>
      subscribe({
        formState: { errors: true },
        callback: ({ errors }) => reportAgain(errors ?? {}),
      }),
    [subscribe, reportAgain],
  );
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => takeBack() }),
    [subscribe, takeBack],
  );
  return {
    t: (faults: readonly Fault[]) => {
      notified.current = fieldsOf(faults);
      const standing = fieldsOf(faultsNow());
      found.current = new Set([...notified.current].filter((field) => standing.has(field)));
      t(faults);
    },
    /** Before all is looked at anew. */
    forget: () => {
      notified.current = new Set();
      found.current = new Set();
    },
  };
}

const fieldsOf = (faults: readonly Fault[]): ReadonlySet<string> =>
  new Set(faults.map(({ field }) => field));
