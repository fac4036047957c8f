import { useSay } from '#shell/texts/texts-context.ts';
import { givenWords } from '../words.ts';

type Props = { readonly parameters: Readonly<Record<string, unknown>> };

/** What was asked of a report, in a line that shows itself whole under the pointer. */
export function Asked({ parameters }: Props) {
  const words = givenWords(parameters, useSay());
  return words === '' ? '—' : <span title={words}>{words}</span>;
}
