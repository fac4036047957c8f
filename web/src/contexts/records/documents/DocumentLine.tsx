import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { sizeText } from '#ui/size-text.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { typeWords } from '../definitions/labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import type { Document } from '@waybill/contract/records/documents/shapes';
import { useDownloadAsset } from '../assets/calls.ts';
import { useDeleteDocument } from './calls.ts';

type DocumentLineProps = {
  readonly document: Document;
  /** Whether to show the audience: customers only see documents for them. */
  readonly showsAudience: boolean;
};

/** A document: its name downloads it, and users with the permission can delete it. */
export function DocumentLine({ document, showsAudience }: DocumentLineProps) {
  const t = useTranslate();
  const label = useLabel();
  const formats = useFormats();
  const download = useDownloadAsset();
  const { fileName, documentId, creatorName, creationTime, sizeInBytes } = document;
  const details = [
    label(typeWords(document.documentType)),
    sizeText(sizeInBytes, formats.language),
    formats.dateTime(creationTime),
    ...(creatorName === null ? [] : [creatorName]),
  ];
  return (
    <li className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <button
            type="button"
            onClick={() => download.mutate({ assetId: documentId })}
            className="hit rounded text-left font-medium break-all hover:underline"
          >
            <span className="sr-only">{t('Download')} </span>
            {fileName}
          </button>
          {download.isPending && <Spinner />}
          {showsAudience && document.isVisibleToCustomer && (
            <StatusPill family="teal">Visible to customer</StatusPill>
          )}
        </div>
        <p className="text-meta text-ink-3">{details.join(' · ')}</p>
        {download.error && <Banner tone="problem" title={explain(download.error).message} />}
      </div>
      {document.canDelete && <Removal document={document} />}
    </li>
  );
}

function Removal({ document: { id, fileName } }: { readonly document: Document }) {
  const t = useTranslate();
  const [isConfirming, setDialog] = useState(false);
  const toast = useToast();
  const removal = useDeleteDocument();
  const confirmRemoval = (open: boolean) => {
    removal.reset();
    setDialog(open);
  };
  const onSuccess = () => {
    setDialog(false);
    toast({ title: t('{fileName} deleted', { fileName }) });
  };
  return (
    <>
      <IconButton
        size="small"
        icon={Trash2}
        label={t('Delete {fileName}', { fileName })}
        onClick={() => confirmRemoval(true)}
      />
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={confirmRemoval}
        question={t('Delete {fileName}?', { fileName })}
        effect="The file will be permanently deleted for everyone."
        verb="Delete document"
        working={removal.isPending}
        problem={removal.error && explain(removal.error).message}
        onConfirm={() => removal.mutate({ id }, { onSuccess })}
      />
    </>
  );
}
