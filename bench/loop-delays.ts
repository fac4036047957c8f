export type LoopDelays = { readonly p99: number; readonly cpuP99: number; readonly cpuMax: number };

/**
 * Measures durations of this thread's event loop turns in milliseconds, with a timer that fires
 * every turn.
 */
export async function loopDelaysDuring(work: () => Promise<unknown>): Promise<LoopDelays> {
  const claimed: { readonly clock: number; readonly cpu: number }[] = [];
  let [clock, cpu] = [performance.now(), spent()];
  const timer = setInterval(() => {
    const [now, used] = [performance.now(), spent()];
    claimed.push({ clock: Math.max(0, now - clock - 1), cpu: used - cpu });
    [clock, cpu] = [now, used];
  }, 1);
  await work();
  clearInterval(timer);
  const clocks = claimed.map((tick) => tick.clock);
  const cpus = claimed.map((tick) => tick.cpu);
  return { p99: at(clocks, 0.99), cpuP99: at(cpus, 0.99), cpuMax: at(cpus, 1) };
}

/** Returns the processor time of this thread so far, in milliseconds. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const at = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(share * (figures.length - 1))] ?? Number.NaN;
