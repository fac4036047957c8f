import { documentRights, documentTypes } from '@waybill/contract/records/documents/rights';
import { uploadTypes } from '@waybill/contract/shared/uploads';
import { RotateCw, X } from 'lucide-react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSession } from '#shell/session/use-session.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { typeWords } from '../definitions/labels.ts';
import type { DocumentsAbout } from './about.ts';
import { type Underway, type UploadKind, useUploads } from './use-uploads.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';

const endings = Object.keys(uploadTypes);
const accept = endings.map((ending) => `.${ending}`).join(',');

/** Attaches files to a record: the type is chosen first, then the files. */
export function AddDocuments({ about }: { readonly about: DocumentsAbout }) {
  const t = useTranslate();
  const { data: session } = useSession();
  const form = useForm<UploadKind>({
    defaultValues: { documentType: 'Other', isVisibleToCustomer: false },
  });
  const { underway, add, retry, drop } = useUploads(about);
  const isStaff = session?.isCustomer === false;
  return (
    <FormProvider {...form}>
      <div className="grid gap-3">
        <div className="grid items-end gap-3 sm:grid-cols-2">
          <SelectField<UploadKind>
            name="documentType"
            label="Type"
            options={documentTypes.map((type) => ({ value: type, label: typeWords(type) }))}
          />
          {isStaff && documentRights[about.entityType].hasCustomer && (
            <SwitchField<UploadKind> name="isVisibleToCustomer" label="Visible to the customer" />
          )}
        </div>
        <FileDrop
          label="New documents"
          files={[]}
          onChange={(files) => void add(files, kindOf(form.getValues()))}
          accept={accept}
          multiple
          help={t('{endings}; up to 20 MB, pictures up to 5 MB', { endings: endings.join(', ') })}
          problem={null}
        />
        {underway.length > 0 && (
          <ul aria-label={t('Uploads')} className="grid gap-2">
            {underway.map((one) => (
              <UploadLine
                key={one.key}
                upload={one}
                onRetry={() => void retry(one)}
                onDrop={() => drop(one.key)}
              />
            ))}
          </ul>
        )}
      </div>
    </FormProvider>
  );
}

/** An empty choice is a document of type Other. */
const kindOf = ({ documentType, isVisibleToCustomer }: UploadKind): UploadKind => ({
  documentType: documentType ?? 'Other',
  isVisibleToCustomer,
});

type UploadLineProps = {
  readonly upload: Underway;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
};

function UploadLine({ upload: { file, sent, problem }, onRetry, onDrop }: UploadLineProps) {
  const t = useTranslate();
  if (problem === null) {
    return (
      <li>
        <ProgressBar label={file.name} done={sent} />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-2">
      <p role="alert" className="min-w-0 flex-1 text-table text-red-fg">
        <span className="font-medium break-all">{file.name}</span>:{' '}
        <Translated text={problem.message} />
      </p>
      {!problem.isFinal && (
        <IconButton
          size="small"
          icon={RotateCw}
          label={t('Send {name} again', { name: file.name })}
          onClick={onRetry}
        />
      )}
      <IconButton
        size="small"
        icon={X}
        label={t('Discard {name}', { name: file.name })}
        onClick={onDrop}
      />
    </li>
  );
}
