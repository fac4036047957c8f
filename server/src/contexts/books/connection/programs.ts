import type { AccountingProgram, AccountingServers } from '@waybill/adapters/accounting';
import type { GuardedCalls } from '@waybill/adapters/guarded-calls';
import { myob } from '@waybill/adapters/books/myob';
import { xero } from '@waybill/adapters/books/xero';
import type { BooksProgramCode } from '@waybill/contract/books/lifecycle';
import type { Services } from '#platform/services.ts';

/** The dependencies of calls to accounting software. */
export type BooksServices = Pick<Services, 'database' | 'secret' | 'clock'> & {
  readonly callOut: GuardedCalls;
  /** The origin of a server in place of those of all programs; null outside of tests. */
  readonly accountingUrl: string | null;
};

const programs: Readonly<Record<BooksProgramCode, AccountingProgram>> = {
  Xero: xero,
  MYOB: myob,
};

export const programOf = (code: BooksProgramCode): AccountingProgram => programs[code];
export const allPrograms: readonly AccountingProgram[] = Object.values(programs);

/** The servers of a program, with another origin where one was configured. */
export function serversOf(
  { servers }: AccountingProgram,
  { accountingUrl }: BooksServices,
): AccountingServers {
  if (accountingUrl === null) return servers;
  const at = (address: string) => {
    const { pathname } = new URL(address);
    return accountingUrl + (pathname === '/' ? '' : pathname);
  };
  return { authorize: at(servers.authorize), token: at(servers.token), api: at(servers.api) };
}
