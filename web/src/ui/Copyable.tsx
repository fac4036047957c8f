import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { useUiTexts } from './ui-texts.ts';

export type CopyableProps = {
  /** What is copied; trimmed. */
  readonly text: string;
  /** What is shown; defaults to the text in a monospaced font. */
  readonly children?: ReactNode;
};

/** An id, number or address with a button that copies it. */
export function Copyable({ text, children }: CopyableProps) {
  return (
    <span className="group/copy inline-flex max-w-full items-center gap-1">
      <span
        className={cx('min-w-0 wrap-anywhere', children === undefined && 'font-mono text-table')}
      >
        {children ?? text}
      </span>
      <CopyButton text={text} />
    </span>
  );
}

/** Copies a text shown beside it; visible while the `group/copy` around both is hovered. */
export function CopyButton({ text }: Pick<CopyableProps, 'text'>) {
  const words = useUiTexts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text.trim());
    setCopied(true);
  };
  return (
    <>
      <IconButton
        label={copied ? words.copied : `${words.copy} ${text.trim()}`}
        icon={copied ? Check : Copy}
        size="small"
        onClick={() => void copy()}
        className={cx(
          'opacity-0 group-hover/copy:opacity-100 focus-visible:opacity-100',
          'pointer-coarse:opacity-100',
        )}
      />
      <output className="sr-only">{copied && words.copied}</output>
    </>
  );
}
