import { File as FileIcon, Upload, X } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { type ProblemLike, problemText } from './problem-text.ts';
import { useReader } from './reader.ts';
import { sizeText } from './size-text.ts';
import { fill, useUiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

export type FileDropProps = {
  readonly label: string;
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** As the `accept` of a file input, e.g. `.csv,.xlsx`. */
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  /** What may be dropped, e.g. "CSV or Excel, up to 20 MB". */
  readonly help?: string | undefined;
  readonly problem: ProblemLike;
};

/** Accepts files by drop or file dialog; lists the accepted files, each removable. */
export function FileDrop(props: FileDropProps) {
  const { label, files, onChange, accept, multiple = false, help } = props;
  const t = useLabel();
  const words = useUiTexts();
  const id = useId();
  const [over, setOver] = useState(false);
  const [isNoFile, setNoFile] = useState(false);
  const problem = isNoFile ? words.notAFile : problemText(props.problem);
  const take = (list: FileList | null) => {
    const claimed = [...(list ?? [])];
    setNoFile(false);
    if (claimed.length > 0) onChange(multiple ? [...files, ...claimed] : claimed.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (holdsFilesAlone(event.dataTransfer)) take(event.dataTransfer.files);
    else setNoFile(true);
  };
  return (
    <div className="grid gap-2">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'relative grid justify-items-center gap-1 rounded-card border border-dashed px-6 py-8',
          'text-center focus-within:outline-2 focus-within:outline-offset-2',
          'focus-within:outline-focus',
          over ? 'border-primary bg-selected' : 'border-edge bg-surface hover:bg-sunken',
        )}
      >
        <Upload size={20} className="text-ink-3" aria-hidden="true" />
        <label htmlFor={id} className="font-medium">
          {t(label)}
        </label>
        <span>
          {words.dropFile} <span className="text-primary underline">{words.chooseFile}</span>
        </span>
        {help !== undefined && <span className="text-meta text-ink-3">{t(help)}</span>}
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-invalid={problem === undefined ? undefined : true}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      {problem !== undefined && (
        <p role="alert" className="text-meta font-medium text-red-fg">
          {t(problem)}
        </p>
      )}
      <ChosenFiles files={files} onChange={onChange} />
    </div>
  );
}

/** True if only files were dropped: a folder arrives as a file, and text as no file at all. */
const holdsFilesAlone = ({ files, items }: DataTransfer): boolean =>
  files.length > 0 && ![...(items ?? [])].some((item) => item.webkitGetAsEntry?.()?.isDirectory);

function ChosenFiles({ files, onChange }: Pick<FileDropProps, 'files' | 'onChange'>) {
  const words = useUiTexts();
  const { language } = useReader();
  return (
    <ul className="grid gap-1">
      {files.map((file, at) => (
        <li key={`${file.name}-${at}`} className="flex items-center gap-2">
          <FileIcon size={16} className="text-ink-3" aria-hidden="true" />
          <span className="min-w-0 flex-1 truncate">{file.name}</span>
          <span className="num text-meta text-ink-3">{sizeText(file.size, language)}</span>
          <IconButton
            label={fill(words.removeFile, { name: file.name })}
            icon={X}
            size="small"
            onClick={() => onChange(files.filter((_, each) => each !== at))}
          />
        </li>
      ))}
    </ul>
  );
}
