import type { PreStartSettings } from '@waybill/contract/fleet/pre-start/shapes';
import type { DriverSelf } from '@waybill/contract/fleet/shifts/shapes';
import { useCallback, useState } from 'react';
import { readSaved } from './cached.ts';
import { saveRead } from './outbox/store.ts';
import { type CheckNote, type Gate, gateOf, odometerOf } from './pre-start/gate.ts';

/** Loaded with the run, so that they are available offline. */
export const questionsPath = '/api/driver/pre-start-check/questions';
/** The key of the device's note of the last check. */
const notePath = 'pre-start-check';

/** Returns whether stops are unlocked, and whom to call if they are not. */
export function useGate(self: DriverSelf | null) {
  const [note, setNote] = useState<CheckNote | null>(null);
  const [dispatchPhone, setPhone] = useState<string | null>(null);
  const readGate = useCallback(async () => {
    setNote((await readSaved<CheckNote>(notePath))?.result ?? null);
    setPhone((await readSaved<PreStartSettings>(questionsPath))?.result.dispatchphone ?? null);
  }, []);
  const noteCheck = async (checked: CheckNote): Promise<void> => {
    setNote(checked);
    await saveRead(notePath, checked, checked.at).catch(() => undefined);
  };
  // oxlint-disable-next-line react/purity -- whether a check is of today is computed on render
  const gate: Gate = gateOf(self, note, Date.now());
  // oxlint-disable-next-line react/purity -- as above
  const odometer = odometerOf(note, Date.now());
  return { gate, odometer, dispatchPhone, readGate, noteCheck };
}
