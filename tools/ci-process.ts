/** The programs that the checks run. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export type ProcessResult = {
  readonly ok: boolean;
  /** What it said; empty when it said it on the screen. */
  readonly output: string;
};

type Command = readonly string[];

const root = join(import.meta.dirname, '..');
const running = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Whoever is interrupted ends its own children and tidies up; nothing is started after it. The
    // runner of the e2e tests ends its servers at a SIGINT alone: a SIGTERM it dies of at once.
    for (const child of running) child.kill('SIGINT');
    process.exitCode = 130;
    stopped = true;
  });
}
let stopped = false;

/**
 * Runs a program behind what is on the screen, and keeps what it says, to be shown when it fails.
 */
export async function inBackground(command: Command): Promise<ProcessResult> {
  const child = start(['nice', '-n', '10', ...command], {}, 'pipe');
  let output = '';
  child?.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child?.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { ok: await succeeded(child), output };
}

/** Runs a program on the screen. */
export async function inForeground(
  command: Command,
  extra: Readonly<Record<string, string>> = {},
): Promise<ProcessResult> {
  return { ok: await succeeded(start(command, extra, 'inherit')), output: '' };
}

function start(
  [program = '', ...args]: Command,
  extra: Readonly<Record<string, string>>,
  stdio: 'pipe' | 'inherit',
): ChildProcess | null {
  if (stopped) return null;
  const env = { ...process.env, ...extra };
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', stdio, stdio] });
  running.add(child);
  return child;
}

function succeeded(child: ChildProcess | null): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  if (child === null) return Promise.resolve(false);
  child.on('error', reject);
  child.on('close', (code) => {
    running.delete(child);
    resolve(code === 0);
  });
  return promise;
}
