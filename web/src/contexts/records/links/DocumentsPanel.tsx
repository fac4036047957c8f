import { mayKeepDocuments, maySeeDocuments } from '@waybill/contract/records/documents';
import { explain } from '#client/explain.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDocuments } from '../calls.ts';
import type { About } from '../documents/about.ts';
import { AddDocuments } from '../documents/AddDocuments.tsx';
import { DocumentLine } from '../documents/DocumentLine.tsx';

/** The files that hang on a record, for the page of that record; nothing for who may not see them. */
export function DocumentsPanel({ about }: { readonly about: About }) {
  const may = useMay();
  return maySeeDocuments(about.entityType, may) ? (
    <Panel title="Documents">
      <div className="grid gap-4">
        <Documents about={about} />
        {mayKeepDocuments(about.entityType, may) && <AddDocuments about={about} />}
      </div>
    </Panel>
  ) : null;
}

function Documents({ about }: { readonly about: About }) {
  const { data: session } = useSession();
  const { data, error, refetch } = useDocuments(about);
  if (error && !data) {
    return (
      <Banner
        tone="problem"
        title={explain(error).message}
        actions={<Button onClick={() => void refetch()}>Retry</Button>}
      />
    );
  }
  if (!data) return <Skeleton lines={2} />;
  if (data.items.length === 0) return <p className="text-ink-3">No documents yet.</p>;
  return (
    <ul aria-label="Documents" className="divide-y divide-hairline">
      {data.items.map((document) => (
        <DocumentLine
          key={document.id}
          document={document}
          saysWhoSees={session?.isCustomer === false}
        />
      ))}
    </ul>
  );
}
