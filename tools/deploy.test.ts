import { describe, expect, it } from 'vitest';
import { describeConfig } from '../server/src/platform/config.ts';
import { filesOfRepository, root, textOf } from './repository.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const files = filesOfRepository().filter((file) => file.startsWith('deploy/'));
const known = describeConfig();
const server = textOf('deploy/kubernetes/server.yaml');
const compose = textOf('deploy/compose.yaml');

/** The variables of the server that a file of the deployment sets. */
const variablesIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\b(WAYBILL_\w+|DATABASE_\w+|S3_URL|SMTP_URL)\b/g)),
];

describe('the deployment', () => {
  it.each(files)('%s sets only variables that the server knows', (file) => {
    const unknown = variablesIn(textOf(file)).filter((name) => !known.includes(`${name} (`));
    expect(unknown).toEqual([]);
  });

  it('runs without root, with a root folder that is read only', () => {
    expect(textOf('deploy/Containerfile')).toMatch(/^USER node$/m);
    expect(compose).toContain('read_only: true');
    const pods = server.match(/containers:/g)?.length;
    expect(server.match(/runAsNonRoot: true/g)).toHaveLength(pods ?? 0);
    expect(server.match(/readOnlyRootFilesystem: true/g)).toHaveLength(pods ?? 0);
  });

  it('sends requests where the server is ready, and restarts it where it does not respond', () => {
    expect(server).toMatch(/readinessProbe:\s+httpGet: \{ path: \/ready,/);
    expect(server).toMatch(/livenessProbe:\s+httpGet: \{ path: \/health,/);
    expect(compose).toContain('/ready');
  });

  it('waits longer for the end of a process than the process does, which is 30 s', () => {
    const [, inCluster] = /terminationGracePeriodSeconds: (\d+)/.exec(server) ?? [];
    const [, inCompose] = /stop_grace_period: (\d+)s/.exec(compose) ?? [];
    expect(Number(inCluster)).toBeGreaterThan(30);
    expect(Number(inCompose)).toBeGreaterThan(30);
  });

  it('runs migrations as a job, by commands that exist', () => {
    const commands = [
      ...`${server}${compose}${textOf('deploy/Containerfile')}`.matchAll(
        /(?:tools|server\/src)\/[\w-]+\.ts/g,
      ),
    ].map(([path]) => path);
    expect(commands).toContain('tools/migrate.ts');
    expect(commands.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(compose).toContain('condition: service_completed_successfully');
  });
});
