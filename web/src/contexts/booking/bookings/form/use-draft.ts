import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type DraftOwner, writeDraft } from './draft.ts';
import type { Compose } from './values.ts';

const restMs = 500;

/** Stores the form on this device as the user types. */
export function useAutosave<Values extends Compose>(
  form: UseFormReturn<Values>,
  owner: DraftOwner | undefined,
  active: boolean,
): void {
  const { subscribe } = form;
  useEffect(() => {
    if (!active || owner === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        if (!isDirty) return;
        timer = setTimeout(() => writeDraft(owner, values, Date.now()), restMs);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, owner, active]);
}
