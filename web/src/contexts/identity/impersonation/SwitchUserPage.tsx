import type { ResultOf } from '@waybill/contract/endpoint';
import type { getUsers } from '@waybill/contract/identity/endpoints';
import { useState } from 'react';
import { textValue } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { ownPath } from '#shell/admission.ts';
import { useGo, useSearchState } from '#shell/page-state.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { inputClass } from '#ui/form/input-look.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useUsers } from '../users/calls.ts';
import { useActAs } from './calls.ts';

type User = ResultOf<typeof getUsers>['items'][number];

const shape = { returnTo: textValue };

/** Chooses another user of the tenant to impersonate, then returns to the previous page. */
export function SwitchUserPage() {
  const t = useTranslate();
  const [{ returnTo }] = useSearchState(shape);
  const go = useGo();
  const { data: session } = useSession();
  const [text, setText] = useState('');
  const users = useUsers(useDebounced(text.trim(), 250));
  const acting = useActAs(() => go(ownPath(returnTo, location.origin, paths.home())));
  const problem = acting.error ?? users.error;
  const others = users.data?.items.filter(({ id }) => id !== session?.userId) ?? [];
  return (
    <div className="mx-auto max-w-[720px]">
      <PageHeading title="Switch user" />
      <p className="mb-4 text-ink-2">
        {t('You can see and do all the other user can. Actions are recorded under both names.')}
      </p>
      {problem && <Banner tone="problem" title={explain(problem).message} />}
      <label className="my-4 block">
        <span className="mb-1 block font-medium">{t('Search users')}</span>
        <input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={inputClass(false)}
        />
      </label>
      <UserList users={others} loaded={users.data !== undefined} acting={acting} />
    </div>
  );
}

type ListProps = {
  readonly users: readonly User[];
  readonly loaded: boolean;
  readonly acting: ReturnType<typeof useActAs>;
};

function UserList({ users, loaded, acting }: ListProps) {
  const t = useTranslate();
  if (loaded && users.length === 0)
    return <output className="block">{t('No other matching users.')}</output>;
  return (
    <ul className="divide-y divide-hairline rounded-card bg-surface">
      {users.map((user) => (
        <li key={user.id} className="flex flex-wrap items-center gap-3 px-4 py-2">
          <span className="min-w-0 flex-1 basis-48">
            <span className="block font-medium">{nameOf(user)}</span>
            <span className="block text-meta text-ink-3">{user.emailAddress}</span>
          </span>
          <Button
            working={acting.isPending && acting.variables === user.id}
            disabledReason={user.isActive ? null : 'This user is not active.'}
            onClick={() => acting.isPending || acting.mutate(user.id)}
            aria-label={t('Impersonate {user}', { user: nameOf(user) })}
          >
            Impersonate
          </Button>
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ name, surname, userName }: User): string =>
  `${name} ${surname}`.trim() || userName;
