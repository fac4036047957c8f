import type { DriverRun } from '@waybill/contract/jobs/board/shapes';
import type { Job } from '@waybill/contract/jobs/shapes';
import { useCallback, useState } from 'react';
import { type CachedRead, readCached, readSaved } from './cached.ts';
import { saveRead } from './outbox/store.ts';
import { changesOf, type RunChange } from './run/changes.ts';

const runPath = '/api/driver/run';
/** The key of the changes that the driver has not seen. */
const changesPath = 'changes';
/** The key of the stop that the driver does next. */
const chosenPath = 'do-next';
/** More than anyone reads. */
const changesMax = 30;

/** Returns the run as last loaded, and the changes by dispatch since the driver last looked. */
export function useRun() {
  const [run, setRun] = useState<CachedRead<DriverRun> | null>(null);
  const [changes, setChanges] = useState<readonly RunChange[]>([]);
  /** The stop that the driver does next, whatever the order of dispatch. */
  const [chosen, setChosen] = useState<string | null>(null);
  /** Jobs that a screen may still show although they have left the run. */
  const [known, setKnown] = useState<ReadonlyMap<string, Job>>(new Map());

  const show = useCallback((read: CachedRead<DriverRun> | null) => {
    setRun(read);
    if (read === null) return;
    setKnown((before) => new Map([...before, ...read.result.jobs.map(byId)]));
  }, []);
  const noteChanges = useCallback(async (all: readonly RunChange[]) => {
    setChanges(all);
    await saveRead(changesPath, all, new Date().toISOString()).catch(() => undefined);
  }, []);
  const showSaved = useCallback(async () => {
    const noted = await readSaved<readonly RunChange[]>(changesPath);
    setChanges(noted?.result ?? []);
    setKnown(new Map((noted?.result ?? []).map(({ job }) => byId(job))));
    setChosen((await readSaved<string>(chosenPath))?.result ?? null);
    const saved = await readSaved<DriverRun>(runPath);
    if (saved !== null) show(saved);
  }, [show]);
  const readAgain = useCallback(async () => {
    const before = await readSaved<DriverRun>(runPath);
    const next = await readCached<DriverRun>(runPath);
    const isSameDay = before?.result.date === next?.result.date;
    const found = isSameDay ? changesOf(before?.result.jobs ?? [], next?.result.jobs ?? []) : [];
    if (found.length > 0) {
      const noted = await readSaved<readonly RunChange[]>(changesPath);
      await noteChanges([...(noted?.result ?? []), ...found].slice(-changesMax));
    }
    show(next);
    return next;
  }, [show, noteChanges]);
  const dismiss = () => void noteChanges([]);
  const doNext = (jobId: string): void => {
    setChosen(jobId);
    void saveRead(chosenPath, jobId, new Date().toISOString()).catch(() => undefined);
  };
  return { run, changes, known, chosen, showSaved, readAgain, dismiss, doNext };
}

const byId = (job: Job) => [job.id, job] as const;
