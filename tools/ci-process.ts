/** Runs the programs of the checks. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export type ProcessResult = {
  readonly ok: boolean;
  /** The program's output; empty if it was printed to the screen. */
  readonly output: string;
};

type Command = readonly string[];

const root = join(import.meta.dirname, '..');
const running = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // An interrupted process ends its own children and cleans up; nothing is started after it. The
    // runner of the e2e tests ends its servers only at a SIGINT: a SIGTERM kills it at once.
    for (const child of running) child.kill('SIGINT');
    process.exitCode = 130;
    stopped = true;
  });
}
let stopped = false;

/** Runs a program on the processor time that the others leave unused; returns its output. */
export const inBackground = (command: Command): Promise<ProcessResult> =>
  captured(['nice', '-n', '10', ...command]);

/** Runs a program beside another and returns its output, to be shown if it fails. */
export async function captured(command: Command): Promise<ProcessResult> {
  const child = start(command, {}, 'pipe');
  let output = '';
  child?.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child?.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { ok: await succeeded(child), output };
}

/** Runs a program in the foreground. */
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
