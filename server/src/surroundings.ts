/** Checks what the server needs of the machine at startup. A refusal names the variable. */
import type { FirebaseAccount } from '@waybill/adapters/fcm';
import type { FastifyInstance } from 'fastify';
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import type { Config } from '#platform/config.ts';

/**
 * Creates the data folder if it is missing. All users may enter it: as root, PostgreSQL runs as
 * another user below it.
 * @throws Error with one sentence if it is not writable
 */
export function makeDataFolder({ dataDir }: Pick<Config, 'dataDir'>): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(
      `WAYBILL_DATA: nothing can be kept in ${dataDir}: make it a folder of this user, or ` +
        'name another.',
      { cause },
    );
  }
}

/**
 * Returns the configured Firebase service account, or null.
 * @throws Error with one sentence if its file is missing or has other content
 */
export function firebaseAccountOf({
  firebaseAccount: file,
}: Pick<Config, 'firebaseAccount'>): FirebaseAccount | null {
  if (file === null) return null;
  try {
    const account = JSON.parse(readFileSync(file, 'utf8')) as Partial<FirebaseAccount> | null;
    const { project_id, client_email, private_key } = account ?? {};
    if (project_id && client_email && private_key) return { project_id, client_email, private_key };
  } catch {
    // Reported below without the parser's message, which could write a key in the file to a log.
  }
  throw new Error(`WAYBILL_FIREBASE_ACCOUNT: ${file} is not the JSON file of a service account.`);
}

/**
 * Listens on the configured address.
 * @throws Error with one sentence if the address is not available
 */
export async function listen(
  server: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  try {
    await server.listen({ port, host });
  } catch (cause) {
    const why = refusedAddress[(cause as NodeJS.ErrnoException).code ?? ''];
    throw why === undefined ? cause : new Error(why(host, port), { cause });
  }
}

const notOurs = (host: string): string =>
  `HOST: ${host} is no address of this machine: choose one that is.`;

const refusedAddress: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `PORT: ${port} is taken on ${host}: stop what uses it, or choose another.`,
  EACCES: (_, port) => `PORT: this user may not listen on ${port}: choose one above 1023.`,
  EADDRNOTAVAIL: notOurs,
  ENOTFOUND: notOurs,
};
