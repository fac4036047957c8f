import { useTranslate } from '#shell/texts/texts-context.ts';
import { parameterTexts } from './labels.ts';

type Props = { readonly parameters: Readonly<Record<string, unknown>> };

/** What was asked of a report, in a line that shows itself whole under the pointer. */
export function RequestedParameters({ parameters }: Props) {
  const words = parameterTexts(parameters, useTranslate());
  return words === '' ? '—' : <span title={words}>{words}</span>;
}
