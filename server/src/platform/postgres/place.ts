/** Where the data lie and through which door they are reached. */
import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { makeSystemFolder, systemFolder, type RunAs } from './binaries.ts';

/** A Unix socket's path may be this long, in bytes (sockaddr_un without its final zero). */
const longestSocketPath = 107;

/** The number in the socket's file name; no port is opened for it. */
export const socketPort = 5432;

/**
 * The real path of the data folder; it need not exist yet, its parent does. A folder below one that
 * PostgreSQL's user may not enter (root's clone in /root) becomes a link to a place of its own.
 */
export function placeOf(dir: string, runAs: RunAs): string {
  mkdirSync(dirname(dir), { recursive: true });
  if (isLink(dir)) return existsSync(dir) ? realpathSync(dir) : readlinkSync(dir);
  const parent = realpathSync(dirname(dir));
  if (canEnter(parent, runAs)) return join(parent, basename(dir));
  makeSystemFolder();
  const place = mkdtempSync(join(systemFolder, 'data-'));
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(place, runAs.uid, runAs.gid);
  symlinkSync(join(place, basename(dir)), dir);
  return join(place, basename(dir));
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function canEnter(dir: string, runAs: RunAs): boolean {
  if (runAs.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dir], { ...runAs, cwd: '/' }).status === 0;
}

/** The folder for the socket: the data folder where the path fits, else a private short one. */
export function socketFolder(dir: string, runAs: RunAs): string {
  const path = join(dir, `.s.PGSQL.${socketPort}`);
  if (Buffer.byteLength(path) <= longestSocketPath) return dir;
  const short = mkdtempSync(join(existsSync('/tmp') ? '/tmp' : tmpdir(), 'waybill-'));
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(short, runAs.uid, runAs.gid);
  return short;
}
