import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { postgresProcessOf } from './pid-file.ts';

/** Starts a process that the system shows as `emulator program -D folder`. */
function emulated(program: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'waybill-emulated-'));
  writeFileSync(join(dir, program), 'setInterval(() => {}, 1000)');
  const child = spawn(process.execPath, [join(dir, program), '-D', dir], { cwd: dir });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(dir, { recursive: true });
  });
  writeFileSync(join(dir, 'postmaster.pid'), `${child.pid}\n${dir}\n0\n5432\n${dir}\n\n\nready\n`);
  return dir;
}

it('a server run by a processor emulator is recognized by its own command', () => {
  const dir = emulated('postgres');
  expect(postgresProcessOf(dir)?.command).toEqual([join(dir, 'postgres'), '-D', dir]);
});

it('another program with the pid of a dead server is not mistaken for it', () => {
  expect(postgresProcessOf(emulated('editor'))).toBeNull();
});
