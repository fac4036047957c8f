import {
  resourceBytesMax,
  type Template,
  templateAttachmentsMax,
  type TemplateResource,
} from '@waybill/contract/messaging/templates/shapes';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { TemplateValues } from './template-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import {
  useDeleteTemplateResource,
  useTemplateResources,
  useUploadTemplateAttachment,
  useUploadTemplateImage,
} from './calls.ts';

const megabytes = resourceBytesMax / 1024 / 1024;

/** The files of an e-mail: images in its text, and attachments. */
export function TemplateFiles({ known }: { readonly known: Template | null }) {
  const t = useTranslate();
  if (known === null) {
    return (
      <p className="text-meta text-ink-3">
        {t('Save the template first to add images and files.')}
      </p>
    );
  }
  return known.type.channel === 'Email' ? <Files templateId={known.id} /> : null;
}

type FilesProps = { readonly templateId: string };

function Files({ templateId }: FilesProps) {
  const t = useTranslate();
  const { data, error } = useTemplateResources(templateId);
  const images = useUploadTemplateImage();
  const attachments = useUploadTemplateAttachment();
  const of = (type: string) => data?.items.filter((each) => each.resourcetype === type) ?? [];
  return (
    <>
      {error && <Banner tone="problem" title={explain(error).message} />}
      <Panel title="Images">
        <StoredFiles
          label="Image"
          help={t('PNG, JPEG, GIF or WebP, up to {megabytes} MB', { megabytes })}
          accept=".png,.jpg,.jpeg,.gif,.webp"
          problem={images.error}
          resources={of('Image')}
          onFiles={(files, done) =>
            images.mutate({ args: { templateId }, files }, { onSuccess: done })
          }
        />
      </Panel>
      <Panel title="Attachments">
        <StoredFiles
          label="File"
          help={t('Sent with every e-mail: up to {count} files of {megabytes} MB each', {
            count: templateAttachmentsMax,
            megabytes,
          })}
          problem={attachments.error}
          resources={of('Attachment')}
          onFiles={(files, done) =>
            attachments.mutate({ args: { templateId }, files }, { onSuccess: done })
          }
        />
      </Panel>
    </>
  );
}

type StoredFilesProps = {
  readonly label: string;
  readonly help: string;
  readonly accept?: string;
  readonly problem: Error | null;
  readonly resources: readonly TemplateResource[];
  readonly onFiles: (files: readonly File[], done: () => void) => void;
};

/** A drop area for files, and the stored files. */
function StoredFiles({ label, help, accept, problem, resources, onFiles }: StoredFilesProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const take = (chosen: readonly File[]) => {
    setFiles(chosen);
    if (chosen.length > 0) onFiles(chosen, () => setFiles([]));
  };
  return (
    <div className="grid gap-3">
      <FileDrop
        label={label}
        files={files}
        onChange={take}
        {...(accept === undefined ? {} : { accept })}
        help={help}
        problem={problem ? explain(problem).message : null}
      />
      {resources.length > 0 && (
        <ul className="grid gap-2">
          {resources.map((resource) => (
            <Line key={resource.id} resource={resource} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ resource }: { readonly resource: TemplateResource }) {
  const t = useTranslate();
  const { id, filenames, url } = resource;
  const removing = useDeleteTemplateResource();
  const { getValues, setValue } = useFormContext<TemplateValues>();
  const insert = () => {
    const content = getValues('template.templatecontent');
    const image = `<p><img src="${url}"></p>`;
    setValue('template.templatecontent', `${content}\n${image}`, { shouldDirty: true });
  };
  return (
    <li className="grid gap-1">
      <div className="flex items-center gap-3">
        {url !== null && (
          <img src={url} alt="" className="size-10 rounded-control object-contain" />
        )}
        <span className="min-w-0 flex-1 truncate">{filenames.join(', ')}</span>
        {url !== null && (
          <Button size="small" onClick={insert}>
            Insert into content
          </Button>
        )}
        <IconButton
          label={t('Remove {name}', { name: filenames.join(', ') })}
          icon={Trash2}
          size="small"
          working={removing.isPending}
          onClick={() => removing.mutate({ id })}
        />
      </div>
      {removing.error && <Banner tone="problem" title={explain(removing.error).message} />}
    </li>
  );
}
