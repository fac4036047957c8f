import { or, textValue } from '#shell/search-values.ts';
import { useSearchState } from '#shell/page-state.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type DocumentedCall, callsOf, type OpenApiDocument, useDocument } from '../document.ts';
import { CallCard } from '../parts/CallCard.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

const state = { q: or(textValue, '') };

/** Every endpoint of the contract by context, with a search. */
export function ApiPage() {
  const t = useTranslate();
  const document = useDocument();
  const [{ q: sought }, change] = useSearchState(state);
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-4">
      <PageHeading
        title="API"
        actions={[{ label: 'OpenAPI document', href: '/api/openapi.json', primary: false }]}
      />
      <p className="text-ink-2">
        {t('Responses have the form')} <code>{'{ result, success, error }'}</code>
        {t('. Send a bearer token; systems request one from')} <code>POST /token</code>{' '}
        {t('with their client ID and secret.')}
      </p>
      <FilterBar
        search={{
          value: sought,
          onChange: (q) => change({ q: q || undefined }, { replace: true }),
          placeholder: 'Search endpoints',
        }}
      />
      {document.isPending && <Skeleton lines={8} />}
      {document.isError && (
        <Banner
          tone="problem"
          title="The list of endpoints couldn't be loaded"
          actions={<Button onClick={() => void document.refetch()}>Try again</Button>}
        >
          {document.error.message}
        </Banner>
      )}
      {document.isSuccess && <Calls document={document.data} sought={sought.toLowerCase()} />}
    </div>
  );
}

function Calls({
  document,
  sought,
}: {
  readonly document: OpenApiDocument;
  readonly sought: string;
}) {
  const calls = callsOf(document).filter((call) =>
    `${call.operationId} ${call.path} ${call.summary}`.toLowerCase().includes(sought),
  );
  if (calls.length === 0) return <EmptyState title="No endpoints match" />;
  const contexts = [...new Set(calls.map((call) => call.tags[0] ?? ''))];
  return contexts.map((context) => (
    <Context
      key={context}
      name={context}
      document={document}
      calls={calls.filter((call) => call.tags[0] === context)}
    />
  ));
}

type ContextProps = {
  readonly name: string;
  readonly document: OpenApiDocument;
  readonly calls: readonly DocumentedCall[];
};

function Context({ name, document, calls }: ContextProps) {
  return (
    <section className="grid gap-2" aria-label={name}>
      <h2 className="text-h3 font-semibold">
        {name} <span className="num text-ink-3">{calls.length}</span>
      </h2>
      {calls.map((call) => (
        <CallCard key={call.operationId} document={document} call={call} />
      ))}
    </section>
  );
}
