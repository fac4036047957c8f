import type { LanguageText } from '@waybill/contract/tenancy/languages/shapes';
import { type KeyboardEvent, useId, useState } from 'react';
import { explain } from '#client/explain.ts';
import { cx } from '#ui/cx.ts';
import { inputClass } from '#ui/form/input-look.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useSaveText } from './calls.ts';

type Props = {
  readonly text: LanguageText;
  readonly target: string;
};

/**
 * A text, saved when the field is left or by Enter, which moves to the next one. Clearing it
 * restores the built-in text. A refused text stays in the field with the reason.
 */
export function TextCell({ text, target }: Props) {
  const t = useTranslate();
  const saved = text.targetValue ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const sending = useSaveText();
  const noteId = useId();
  const value = typed ?? saved;
  const save = () => {
    if (typed === null || typed.trim() === saved) return setTyped(null);
    sending.mutate(
      { languageName: target, sourceName: 'Platform', key: text.key, value: typed },
      { onSuccess: () => setTyped(null) },
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The table's single-key shortcuts are letters here.
    event.stopPropagation();
    if (event.key === 'Enter') goOn(event.currentTarget);
    if (event.key === 'Escape') {
      sending.reset();
      setTyped(null);
    }
  };
  return (
    <div className="py-1">
      <input
        data-text
        lang={target}
        aria-label={t('Translation of {key}', { key: text.key })}
        aria-invalid={sending.isError || undefined}
        aria-describedby={sending.isError ? noteId : undefined}
        aria-busy={sending.isPending || undefined}
        placeholder={text.baseValue}
        value={value}
        maxLength={2000}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={onKeyDown}
        className={cx(inputClass(sending.isError), sending.isPending && 'opacity-60')}
      />
      {sending.error && (
        <p id={noteId} role="alert" className="mt-1 text-meta whitespace-normal text-danger">
          <Translated text={explain(sending.error).message} />
        </p>
      )}
    </div>
  );
}

/** Moves to the text below; leaving this one saves it. */
function goOn(field: HTMLInputElement): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-text]')];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}
