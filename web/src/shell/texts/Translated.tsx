import type { Message } from '@waybill/contract/sentence';
import { useCallback } from 'react';
import { useLabel } from '#ui/labels.ts';
import { useTranslate } from './texts-context.ts';

/**
 * A word of the app or a sentence of the server where a text stands alone, such as a cell of a
 * list, in the reader's language: `<Translated text={line.reasonSentence ?? line.reason} />`.
 */
export function Translated({ text }: { readonly text: Message }) {
  const message = useMessage();
  return message(text);
}

/** Translates messages of the server: sentences with their values, others as texts. */
export function useMessage(): (message: Message) => string {
  const label = useLabel();
  const t = useTranslate();
  return useCallback(
    (message) => (typeof message === 'string' ? label(message) : t(message)),
    [label, t],
  );
}

/** Words of the app in one cell: `A job is delivered, An invoice is paid`. */
export function TranslatedList({ words }: { readonly words: readonly string[] }) {
  const label = useLabel();
  const text = words.map(label).join(', ');
  return <span title={text}>{text}</span>;
}
