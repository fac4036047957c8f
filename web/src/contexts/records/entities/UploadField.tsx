import { X } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FileDrop } from '#ui/FileDrop.tsx';
import { FieldNotes, Optional } from '#ui/form/FieldFrame.tsx';
import { type FieldProps, useField } from '#ui/form/use-field.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { uploadProblem } from '../assets/upload-problem.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useUploadAsset } from '../assets/calls.ts';

type UploadFieldProps = FieldProps<FieldValues> & {
  /** The name of the current file. */
  readonly chosenLabel?: string | undefined;
};

/** A file field: the file is uploaded when it is chosen, and the form holds the upload's name. */
export function UploadField(props: UploadFieldProps) {
  const t = useTranslate();
  const { label, optional, help } = props;
  const connected = useField(props);
  const { field } = connected;
  const uploading = useUploadAsset();
  const [sent, setSent] = useState<number | null>(null);
  const [name, setName] = useState(props.chosenLabel);
  const take = (file: File) => {
    setSent(0);
    uploading.mutate(
      { args: {}, files: [file], onProgress: setSent },
      {
        onSuccess: ({ fileName }) => {
          setName(file.name);
          field.onChange(fileName);
        },
        onSettled: () => setSent(null),
      },
    );
  };
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-2 text-table font-medium">
        {label}
        {optional && <Optional />}
      </legend>
      {field.value ? (
        <p className="flex items-center gap-2">
          <span className="min-w-0 break-all">{name ?? t('File upload')}</span>
          <IconButton
            size="small"
            icon={X}
            label={t('Remove {name}', { name: name ?? t('File upload') })}
            onClick={() => field.onChange(null)}
          />
        </p>
      ) : (
        <FileDrop
          label={t('Choose a file for {label}', { label })}
          files={[]}
          onChange={([file]) => file && take(file)}
          problem={uploading.error && uploadProblem(uploading.error).message}
        />
      )}
      {sent !== null && <ProgressBar label="Uploading" done={sent} />}
      <FieldNotes connected={connected} help={help} />
    </fieldset>
  );
}
