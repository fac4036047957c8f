/**
 * What the machine must give before anything runs; what it does not is refused by the variable's
 * name.
 */
import type { FirebaseAccount } from '@waybill/adapters/fcm';
import type { FastifyInstance } from 'fastify';
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import type { Config } from '#platform/config.ts';

/**
 * Makes the data folder unless it is there. Everybody may enter it: as root, PostgreSQL runs as
 * another user below it.
 *
 * @throws Error with one sentence when it cannot be written to.
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
 * The Firebase service account that is configured, or null.
 *
 * @throws Error with one sentence when its file is not there or holds something else.
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
    // Said below: a key in the file must not reach a log with the parser's complaint.
  }
  throw new Error(`WAYBILL_FIREBASE_ACCOUNT: ${file} is not the JSON file of a service account.`);
}

/**
 * Listens where the configuration says.
 *
 * @throws Error with one sentence when the address cannot be had.
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
