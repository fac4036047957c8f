import { translate } from '#client/reading.ts';
import { pictureEndings, uploadFault } from '@waybill/contract/shared/uploads';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { FieldNotes, Optional } from '#ui/form/FieldFrame.tsx';
import { type FieldProps, useField } from '#ui/form/use-field.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { AssetPicture } from './AssetPicture.tsx';
import { uploadProblem } from '../assets/upload-problem.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useInSentence } from '#shell/texts/use-in-sentence.ts';
import { useLabel } from '#ui/labels.ts';
import { useDeleteAsset, useUploadAsset } from '../assets/calls.ts';

type PictureFieldProps<Values extends FieldValues> = Pick<
  FieldProps<Values>,
  'name' | 'label' | 'help' | 'optional'
>;

const accept = pictureEndings.map((ending) => `.${ending}`).join(',');

/**
 * A picture field: the picture is uploaded when it is chosen, and the form holds the upload's name.
 */
export function PictureField<Values extends FieldValues = FieldValues>(
  props: PictureFieldProps<Values>,
) {
  const t = useTranslate();
  const message = useLabel();
  const { label, help } = props;
  // English uses lower case within a sentence; other languages have their own rules.
  const named = useInSentence()(label);
  const connected = useField(props);
  const { field } = connected;
  const value = field.value as string | null;
  const upload = usePictureUpload(field.onChange);
  const remove = () => {
    upload.forget(value);
    field.onChange(null);
  };
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-2 text-table font-medium">
        {message(label)}
        {props.optional && <Optional />}
      </legend>
      {value === null ? (
        <FileDrop
          label={t('Choose an image for {label}', { label: named })}
          files={[]}
          onChange={([file]) => file && upload.take(file)}
          accept={accept}
          help={t('{pictureEndings}, up to 5 MB', { pictureEndings: pictureEndings.join(', ') })}
          problem={upload.problem}
        />
      ) : (
        <Chosen label={message(label)} named={named} assetId={value} onRemove={remove} />
      )}
      {upload.sent !== null && <ProgressBar label="Uploading" done={upload.sent} />}
      <FieldNotes connected={connected} help={help} />
    </fieldset>
  );
}

/** Uploads the chosen picture; an upload that is discarded before saving is deleted again. */
function usePictureUpload(onChange: (fileName: string) => void) {
  const uploading = useUploadAsset();
  const removal = useDeleteAsset();
  const [fault, setFault] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [own, setOwn] = useState<readonly string[]>([]);
  const take = (file: File) => {
    const found = uploadFault(file, pictureEndings);
    setFault(found && translate(found.message));
    uploading.reset();
    if (found !== null) return;
    setSent(0);
    const onSuccess = ({ fileName }: { readonly fileName: string }) => {
      setOwn([...own, fileName]);
      onChange(fileName);
    };
    uploading.mutate(
      { args: {}, files: [file], onProgress: setSent },
      { onSuccess, onSettled: () => setSent(null) },
    );
  };
  const forget = (fileName: string | null) => {
    if (fileName !== null && own.includes(fileName)) removal.mutate({ assetId: fileName });
  };
  return {
    take,
    forget,
    sent,
    problem: fault ?? (uploading.error && uploadProblem(uploading.error).message),
  };
}

type ChosenProps = {
  readonly label: string;
  /** The label within a sentence. */
  readonly named: string;
  readonly assetId: string;
  readonly onRemove: () => void;
};

function Chosen({ label, named, assetId, onRemove }: ChosenProps) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-center gap-4">
      <AssetPicture assetId={assetId} alt={label} />
      <Button icon={Trash2} onClick={onRemove}>
        {t('Remove {label}', { label: named })}
      </Button>
    </div>
  );
}
