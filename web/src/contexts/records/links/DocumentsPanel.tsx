import { maySaveDocuments, maySeeDocuments } from '@waybill/contract/records/documents/rights';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { later } from '#ui/later.ts';
import type { DocumentsAbout } from '../documents/about.ts';
import { DocumentLine } from '../documents/DocumentLine.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useDocuments } from '../documents/calls.ts';

const AddDocuments = later(
  async () => (await import('../documents/AddDocuments.tsx')).AddDocuments,
);

type DocumentsPanelProps = {
  readonly about: DocumentsAbout;
  /** Whether the user may add documents, if the record rather than a permission decides it. */
  readonly maySave?: boolean;
};

/** The files attached to a record, for the record's page; nothing without the permission. */
export function DocumentsPanel({ about, maySave }: DocumentsPanelProps) {
  const t = useTranslate();
  const may = useMay();
  const { isOpen, wasOpened, toggle } = useDisclosure();
  if (!maySeeDocuments(about.entityType, may)) return null;
  const saves = maySave ?? maySaveDocuments(about.entityType, may);
  return (
    <Panel
      title="Attached documents"
      actions={
        saves && (
          <Button size="small" icon={isOpen ? Check : Plus} aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? t('Done') : t('Add documents')}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <Documents about={about} />
        {saves && wasOpened && (
          <div hidden={!isOpen}>
            <AddDocuments about={about} />
          </div>
        )}
      </div>
    </Panel>
  );
}

/** Content that was opened once is only hidden afterwards: it may be busy, or show an error. */
function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const toggle = () => {
    setOpened(true);
    setOpen(!isOpen);
  };
  return { isOpen, wasOpened, toggle };
}

function Documents({ about }: { readonly about: DocumentsAbout }) {
  const t = useTranslate();
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
  if (data.items.length === 0) return <p className="text-ink-3">{t('No documents yet.')}</p>;
  return (
    <ul aria-label={t('Attached documents')} className="divide-y divide-hairline">
      {data.items.map((document) => (
        <DocumentLine
          key={document.id}
          document={document}
          showsAudience={session?.isCustomer === false}
        />
      ))}
    </ul>
  );
}
