import { english } from '@waybill/contract/sentence';
import type { Shop } from '@waybill/contract/shops/shops/shapes';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useUploadAsset } from '#contexts/records/links/assets.ts';
import { paths } from '#paths';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useImportOrder, useImportStatus, usePolledImport } from './calls.ts';

type ImportDialogProps = { readonly shop: Shop; readonly onClose: () => void };

/** Imports the orders of a shop, from its server or from a file, and shows the progress. */
export function ImportDialog({ shop, onClose }: ImportDialogProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const upload = useUploadAsset();
  const start = useImportOrder();
  const token = start.data?.importToken ?? null;
  const isByFile = shop.eCommercePlatform === 'Csv';
  const error = upload.error ?? start.error;
  const begin = () => {
    const [file] = files;
    const shops = [shop.id];
    if (!isByFile) return start.mutate({ customerId: shop.customerId, shops });
    if (file === undefined) return;
    upload.mutate(
      { args: {}, files: [file] },
      {
        onSuccess: ({ fileName }) =>
          start.mutate({ customerId: shop.customerId, shops, fileId: fileName }),
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import orders"
      description="Orders that were imported before are skipped."
      footer={
        token === null ? (
          <Button
            look="primary"
            working={upload.isPending || start.isPending}
            onClick={begin}
            disabledReason={isByFile && files.length === 0 ? 'Please choose a file' : undefined}
          >
            Import orders
          </Button>
        ) : (
          <ButtonLink href={paths.orders({ shop: shop.id })} look="primary">
            Show orders
          </ButtonLink>
        )
      }
    >
      <div className="grid gap-4">
        {token === null && isByFile && (
          <FileDrop
            label="Order file"
            files={files}
            onChange={setFiles}
            accept=".csv,.xlsx"
            help="A line per item: order, name, address, suburb, postcode, item, quantity, weight."
            problem={null}
          />
        )}
        {error && <Banner tone="problem" title={explain(error).message} />}
        {token !== null && <Progress token={token} />}
      </div>
    </Dialog>
  );
}

function Progress({ token }: { readonly token: string }) {
  const query = useImportStatus(token);
  const status = query.data;
  const isCompleted = status?.isCompleted === true;
  if (query.error) return <Banner tone="problem" title={explain(query.error).message} />;
  return (
    <div className="grid gap-4" aria-live="polite">
      {isCompleted ? (
        <Banner
          tone={status.ordersFailed > 0 ? 'warning' : 'success'}
          title="The import is complete"
        />
      ) : (
        <Running token={token} />
      )}
      {status && (
        <KeyValueList
          details={[
            { label: 'New', value: status.ordersCreated, number: true },
            { label: 'Already imported', value: status.ordersSkipped, number: true },
            { label: 'Failed', value: status.ordersFailed, number: true },
          ]}
        />
      )}
      {status && status.messages.length > 0 && (
        <ul className="grid gap-1 text-ink-2">
          {status.sentences.map((message) => (
            <li key={english(message)}>
              <Translated text={message} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Polls the import while it is mounted. */
function Running({ token }: { readonly token: string }) {
  const t = useTranslate();
  usePolledImport(token);
  return (
    <p className="flex items-center gap-2 text-ink-2">
      <Spinner />
      {t('Orders are being imported. You can close this window.')}
    </p>
  );
}
