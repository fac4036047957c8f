import { useEffect, useRef } from 'react';
import { type FieldPath, get, useFormContext } from 'react-hook-form';
import { useStable } from '#ui/use-stable.ts';
import type { Fault } from './faults.ts';
import type { Compose } from './values.ts';

/**
 * Shows faults at their fields for as long as they apply: a field that is left validates itself by
 * its own rules, which would clear the form's faults. They are removed once fixed, also if the
 * field was filled from the address book rather than typed.
 */
export function useStandingFaults(faultsNow: () => readonly Fault[]) {
  const { setError, clearErrors, subscribe } = useFormContext<Compose>();
  const reported = useRef<ReadonlySet<string>>(new Set());
  /** Those found by the form itself; it cannot re-evaluate the server's. */
  const found = useRef<ReadonlySet<string>>(new Set());
  const report = (faults: readonly Fault[]) => {
    for (const { field, message } of faults) {
      setError(field as FieldPath<Compose>, { type: 'check', message });
    }
  };
  const reportAgain = useStable((errors: object) => {
    const standing = reported.current.size === 0 ? [] : faultsNow();
    report(standing.filter(({ field }) => reported.current.has(field) && !get(errors, field)));
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
      reported.current = fieldsOf(faults);
      const standing = fieldsOf(faultsNow());
      found.current = new Set([...reported.current].filter((field) => standing.has(field)));
      report(faults);
    },
    /** Called before everything is validated again. */
    forget: () => {
      reported.current = new Set();
      found.current = new Set();
    },
  };
}

const fieldsOf = (faults: readonly Fault[]): ReadonlySet<string> =>
  new Set(faults.map(({ field }) => field));
