import type { DirectoryServer } from '@waybill/adapters/directory';
import type { TenantDb } from '#platform/db/database.ts';
import { directoryServerOf, ldapOf } from './domain/directory-server.ts';
import { unseal } from '#platform/sealed.ts';
import { ldapGroup } from '../settings/sql.ts';

/** The LDAP directory of a tenant's users. */
export type PeopleDirectory = {
  readonly server: DirectoryServer;
  /** Whether users get an account at their first sign-in. */
  readonly createsUsers: boolean;
};

/** Returns the directory for sign-in; null if none is configured or it is disabled. */
export async function directoryOf(db: TenantDb, secret: string): Promise<PeopleDirectory | null> {
  const { server, isEnabled, createsUsers } = await namedDirectory(db, secret);
  return isEnabled && server !== null ? { server, createsUsers } : null;
}

/** Returns the configured directory of a tenant, whether sign-in uses it or not. */
export async function namedDirectory(db: TenantDb, secret: string) {
  const ldap = ldapOf((await ldapGroup(db)).ldap);
  const server = directoryServerOf(ldap, (saved) => unseal(secret, saved));
  return { server, isEnabled: ldap.isEnabled, createsUsers: ldap.createsUsers };
}
