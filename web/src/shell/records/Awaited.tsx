import type { ReactNode } from 'react';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRightName } from '#shell/right-name.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type AwaitedProps<Result> = {
  readonly query: {
    readonly data: Result | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** The permission to name if the server refuses. */
  readonly permission: string;
  /** The page's title while its record is loading; a part of a page has none. */
  readonly heading?: string;
  /** A placeholder as tall as the content; lines of text by default. */
  readonly shape?: ReactNode;
  readonly children: (result: Result) => ReactNode;
};

/** Renders a loaded response; until then a skeleton, or why it cannot be shown. */
export function Awaited<Result>({ heading, children, ...query }: AwaitedProps<Result>) {
  if (query.query.data !== undefined) return children(query.query.data);
  return (
    <>
      {heading !== undefined && <PageHeading title={heading} />}
      <NotThere {...query} />
    </>
  );
}

function NotThere(props: Pick<AwaitedProps<unknown>, 'query' | 'permission' | 'shape'>) {
  const { query, permission, shape = <Skeleton lines={8} /> } = props;
  const t = useTranslate();
  if (!query.error) return shape;
  const { kind, message, requestId } = explain(query.error);
  if (kind === 'notFound') return <EmptyState title="Page not found" text={message} />;
  if (kind === 'forbidden') return <Forbidden permission={permission} />;
  return (
    <Banner
      tone="problem"
      title={message}
      actions={<Button onClick={() => void query.refetch()}>Try again</Button>}
    >
      {requestId !== null && (
        <>
          {t('Request')} <Copyable text={requestId} />
        </>
      )}
    </Banner>
  );
}

function Forbidden({ permission }: { readonly permission: string }) {
  const t = useTranslate();
  const name = useRightName(permission);
  return (
    <EmptyState
      title="You don't have access"
      text={t('Requires the {permission} permission.', { permission: name })}
    />
  );
}
