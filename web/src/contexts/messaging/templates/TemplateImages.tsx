import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useTemplateResources, useUploadTemplateImage } from '../calls.ts';
import type { TemplateValues } from './template-values.ts';

/** Images of a letter: uploaded, and put into its content by a press. */
export function TemplateImages({ templateId }: { readonly templateId: string }) {
  const { data, error } = useTemplateResources(templateId);
  const uploading = useUploadTemplateImage();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { getValues, setValue } = useFormContext<TemplateValues>();
  const insert = (url: string) => {
    const content = getValues('template.templatecontent');
    const image = `<p><img src="${url}"></p>`;
    setValue('template.templatecontent', `${content}\n${image}`, { shouldDirty: true });
  };
  const take = (chosen: readonly File[]) => {
    setFiles(chosen);
    if (chosen.length === 0) return;
    uploading.mutate({ args: { templateId }, files: chosen }, { onSuccess: () => setFiles([]) });
  };
  return (
    <Panel title="Images">
      <div className="grid gap-3">
        {error && <Banner tone="problem" title={explain(error).message} />}
        <FileDrop
          label="Image"
          files={files}
          onChange={take}
          accept=".png,.jpg,.jpeg,.gif,.webp"
          help="PNG, JPEG, GIF or WebP, up to 1 MB"
          problem={uploading.error ? explain(uploading.error).message : null}
        />
        <ul className="grid gap-2">
          {data?.items.map(({ id, filenames, url }) => (
            <li key={id} className="flex items-center gap-3">
              <img src={url} alt="" className="size-10 rounded-control object-contain" />
              <span className="min-w-0 flex-1 truncate">{filenames.join(', ')}</span>
              <Button size="small" onClick={() => insert(url)}>
                Put into the content
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
