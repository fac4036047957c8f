// Child processes of the commands. Plain JavaScript: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const bin = join(root, 'node_modules', '.bin');
const wantedNode = 24;

/** A failure that the user can fix: its message is complete, so no stack is shown. */
export class Refusal extends Error {}

/** Runs a command's main function; a Refusal is printed as one sentence with exit code 1. */
export async function command(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Returns the Node that runs the product: the one that npm installed, otherwise the machine's own
 * if it is new enough.
 *
 * @returns {string} its path
 */
export function pinnedNode() {
  const installed = join(bin, 'node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= wantedNode) return process.execPath;
  throw new Refusal(
    `Waybill needs Node ${wantedNode} on ${process.platform}: install it from nodejs.org and ` +
      'try again.',
  );
}

/** Returns the environment in which `node` and the tools are the installed ones. */
export function toolEnvironment() {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * Runs a program without output; if it fails, throws a Refusal with its output and `advice`.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} advice - one sentence that states what to do
 * @returns {Promise<void>}
 */
export function runQuietly(program, args, advice) {
  return new Promise((done, failed) => {
    const child = spawn(program, args, {
      cwd: root,
      env: toolEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const listen = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.on('error', failed);
    child.on('close', (code) =>
      code === 0 ? done() : failed(new Refusal(`${output.trim()}\n${advice}`)),
    );
  });
}

/**
 * Runs a program in the foreground, forwards termination signals, and waits without a limit for it
 * to end: requests drain before the database stops.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code; 128 + the signal's number if a signal ended it
 */
export function runInForeground(program, args, env = toolEnvironment()) {
  return new Promise((done, failed) => {
    // In its own process group, so that a Ctrl-C reaches it once, through us, and not twice.
    const child = spawn(program, args, { cwd: root, env, stdio: 'inherit', detached: true });
    const stopForwarding = forwardSignals(child);
    child.on('error', failed);
    child.on('exit', (code, signal) => {
      stopForwarding();
      done(code ?? 128 + (signalNumbers[signal] ?? 0));
    });
  });
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGKILL: 9, SIGTERM: 15 };

/**
 * The terminal and npm both send a signal for the same Ctrl-C; a deliberate second one comes later.
 */
const sameSignalMs = 500;

function forwardSignals(child) {
  let last = -Infinity;
  const forward = (signal) => {
    const now = performance.now();
    if (now - last < sameSignalMs) return;
    last = now;
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}
