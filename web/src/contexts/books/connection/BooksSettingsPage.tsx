import { z } from 'zod';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useBooks } from './calls.ts';
import { ChooseOrganisation } from './ChooseOrganisation.tsx';
import { Completing } from './Completing.tsx';
import { Connected } from './Connected.tsx';
import { ConnectForm } from './ConnectForm.tsx';

/** What the accounting program adds to the address when it sends the user back. */
const shape = {
  state: z.string().optional(),
  code: z.string().optional(),
  error: z.string().optional(),
  businessId: z.string().optional(),
  businessName: z.string().optional(),
};

/** Connects the tenant's accounting software, and says which accounts are used. */
export function BooksSettingsPage() {
  const [returned, setSearch] = useSearchState(shape);
  const books = useBooks();
  const forget = () =>
    setSearch(
      {
        state: undefined,
        code: undefined,
        error: undefined,
        businessId: undefined,
        businessName: undefined,
      },
      { replace: true },
    );
  return (
    <div className="max-w-[720px]">
      <PageHeading
        title="Accounting software"
        breadcrumb={[
          { label: 'Settings', href: paths.settings() },
          { label: 'Accounting software' },
        ]}
      />
      {returned.state !== undefined ? (
        <Completing returned={{ ...returned, state: returned.state }} onDone={forget} />
      ) : (
        <Awaited answer={books} permission="Administration.Settings">
          {({ connection, programs, redirectUri }) => {
            if (connection === null) {
              return <ConnectForm programs={programs} redirectUri={redirectUri} />;
            }
            if (connection.organisations.length > 0) {
              return <ChooseOrganisation organisations={connection.organisations} />;
            }
            return (
              <Connected connection={connection} programs={programs} redirectUri={redirectUri} />
            );
          }}
        </Awaited>
      )}
    </div>
  );
}
