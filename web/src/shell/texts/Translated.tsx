import type { Message } from '@waybill/contract/sentence';
import { useCallback } from 'react';
import { useLabel } from '#ui/labels.ts';
import { useTranslate } from './texts-context.ts';

/**
 * Translates a word of the app or a sentence of the server that is used on its own, such as in a
 * cell of a list: `<Translated text={line.reasonSentence ?? line.reason} />`.
 */
export function Translated({ text }: { readonly text: Message }) {
  const message = useMessage();
  return message(text);
}

/** Returns a translator of server messages: sentences with their values, others as texts. */
export function useMessage(): (message: Message) => string {
  const label = useLabel();
  const t = useTranslate();
  return useCallback(
    (message) => (typeof message === 'string' ? label(message) : t(message)),
    [label, t],
  );
}

/** Several words of the app in one cell: `A job is delivered, An invoice is paid`. */
export function TranslatedList({ words }: { readonly words: readonly string[] }) {
  const label = useLabel();
  const text = words.map(label).join(', ');
  return <span title={text}>{text}</span>;
}
