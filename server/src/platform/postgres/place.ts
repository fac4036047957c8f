/** The location of the data and of the socket. */
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

/** The maximum length of a Unix socket's path in bytes (sockaddr_un without its final zero). */
const longestSocketPath = 107;

/** The number in the socket's file name; no port is opened for it. */
export const socketPort = 5432;

/**
 * Returns the real path of the data folder, which need not exist yet, unlike its parent. If
 * PostgreSQL's user may not access its parent (root's clone in /root), it becomes a link to a
 * separate folder.
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

/**
 * Returns the folder for the socket: the data folder if the path is short enough, else a private
 * one.
 */
export function socketFolder(dir: string, runAs: RunAs): string {
  const path = join(dir, `.s.PGSQL.${socketPort}`);
  if (Buffer.byteLength(path) <= longestSocketPath) return dir;
  const short = mkdtempSync(join(existsSync('/tmp') ? '/tmp' : tmpdir(), 'waybill-'));
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(short, runAs.uid, runAs.gid);
  return short;
}
