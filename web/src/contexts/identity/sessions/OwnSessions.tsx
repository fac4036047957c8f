import type { ResultOf } from '@waybill/contract/endpoint';
import type { getOwnSessions } from '@waybill/contract/identity/endpoints';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { browserName } from './browser-name.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useOwnSessions, useRevokeOthers, useRevokeSession } from './calls.ts';

type OwnSession = ResultOf<typeof getOwnSessions>['items'][number];

/** The user's own sessions, with actions to end them. */
export const OwnSessions = () => (
  <Awaited query={useOwnSessions()} permission="">
    {({ items }) => <SessionList sessions={items} />}
  </Awaited>
);

function SessionList({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const t = useTranslate();
  const toast = useToast();
  const one = useRevokeSession();
  const others = useRevokeOthers();
  const problem = one.error ?? others.error;
  return (
    <div className="grid gap-3">
      {problem && <Banner tone="problem" title={explain(problem).message} />}
      <ul aria-label={t('Sessions')} className="divide-y divide-hairline">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-3 py-2">
            <SessionDetails session={session} />
            {!session.isCurrent && (
              <Button
                size="small"
                working={one.isPending && one.variables.id === session.id}
                aria-label={t('End session in {browser}', {
                  browser: browserName(session.browser, t),
                })}
                onClick={() =>
                  one.mutate(
                    { id: session.id },
                    { onSuccess: () => toast({ title: 'Session ended' }) },
                  )
                }
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button
            working={others.isPending}
            onClick={() =>
              others.mutate(
                {},
                { onSuccess: () => toast({ title: 'You have been signed out everywhere else' }) },
              )
            }
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
    </div>
  );
}

function SessionDetails({ session }: { readonly session: OwnSession }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  return (
    <span className="min-w-0 flex-1 basis-48">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {browserName(session.browser, t)}
        {session.isCurrent && <StatusPill family="green">This session</StatusPill>}
        {session.impersonatorName !== null && (
          <StatusPill family="amber">
            {t('Impersonated by {impersonatorName}', {
              impersonatorName: session.impersonatorName,
            })}
          </StatusPill>
        )}
      </span>
      <span className="num block text-meta text-ink-3">
        {t('{ip}, since {creationTime}, last active {lastSeenTime}', {
          ip: session.ip,
          creationTime: dateTime(session.creationTime),
          lastSeenTime: dateTime(session.lastSeenTime),
        })}
      </span>
    </span>
  );
}
