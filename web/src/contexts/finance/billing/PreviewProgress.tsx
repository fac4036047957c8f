import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';

type Far = { readonly done: number; readonly of: number };

/** The progress of a long preview; a short one is ready before it would show. */
export function PreviewProgress({ far }: { readonly far: Far | null }) {
  const t = useTranslate();
  const { number } = useFormats();
  if (far === null) return null;
  const texts = { done: number(far.done), total: number(far.of) };
  return (
    <ProgressBar
      label={t('Checking booking {done} of {total}', texts)}
      done={far.of === 0 ? 0 : far.done / far.of}
    />
  );
}
