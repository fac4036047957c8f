/** A limit of processor time for a process and its children, by the kernel's control groups. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const period_us = 100_000;
/** Where the first version of control groups is mounted, and the second. */
const first = '/sys/fs/cgroup/cpu';
const second = '/sys/fs/cgroup';

export type CpuQuota = {
  /** Removes the limit, once its processes have ended. */
  readonly remove: () => void;
};

/**
 * Limits a process and all its children, those of now and of later, to a share of one core.
 * @throws Error if control groups cannot be written
 */
export function limitCpu(name: string, pid: number, share: number): CpuQuota {
  const isFirst = existsSync(join(first, 'cpu.cfs_quota_us'));
  const group = join(isFirst ? first : second, `waybill-bench-${name}`);
  const quota_us = Math.round(share * period_us);
  try {
    mkdirSync(group, { recursive: true });
    if (isFirst) writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota_us));
    else writeFileSync(join(group, 'cpu.max'), `${quota_us} ${period_us}`);
    for (const each of withChildren(pid)) writeFileSync(join(group, 'cgroup.procs'), String(each));
  } catch (cause) {
    throw new Error('Processor time can only be limited by a user who may write control groups.', {
      cause,
    });
  }
  return { remove: () => rmdirSync(group) };
}

function withChildren(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}
