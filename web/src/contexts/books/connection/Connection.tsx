import type { ResultOf } from '@waybill/contract/endpoint';
import type { getBooks } from '@waybill/contract/books/endpoints';
import { ChooseOrganisation } from './ChooseOrganisation.tsx';
import { Connected } from './Connected.tsx';
import { ConnectForm } from './ConnectForm.tsx';

/** Connects the tenant's accounting software, and selects its accounts. */
export function Connection({ books }: { readonly books: ResultOf<typeof getBooks> }) {
  const { connection, programs, redirectUri } = books;
  if (connection === null) return <ConnectForm programs={programs} redirectUri={redirectUri} />;
  if (connection.organisations.length > 0) {
    return <ChooseOrganisation organisations={connection.organisations} />;
  }
  return <Connected connection={connection} programs={programs} redirectUri={redirectUri} />;
}
