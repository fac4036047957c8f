import { generalProblems } from '@waybill/contract/problem';
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createHasher } from './hashing.ts';

describe('password hashing', () => {
  const hasher = createHasher(1);

  it('verifies a password by its hash, and rejects unreadable hashes', async () => {
    const stored = await hasher.hash('waybill-demo');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(stored, 'waybill-demo')).toBe(true);
    expect(await hasher.verify(stored, 'waybill-dem0')).toBe(false);
    expect(await hasher.verify('', 'waybill-demo')).toBe(false);
  });

  it.runIf(process.platform === 'linux')('runs at low priority', async () => {
    await hasher.hash('waybill-demo');
    const threads = readdirSync('/proc/self/task').map((id) => getPriority(Number(id)));
    expect(Math.max(...threads)).toBe(Math.min(getPriority() + 10, 19));
  });

  it('rejects requests beyond the queue limit and serves all others', async () => {
    const crowd = await Promise.allSettled(
      Array.from({ length: 60 }, () => hasher.verify('', 'waybill-demo')),
    );
    const refused = crowd.filter((each) => each.status === 'rejected').map(({ reason }) => reason);
    expect(refused).toHaveLength(60 - 51);
    expect(refused[0]).toMatchObject({ definition: generalProblems.TooMany });
  });
});
