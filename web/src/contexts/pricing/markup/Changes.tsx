import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { type MarkupChange, rateText, type RateFields } from './markup-values.ts';

export type NameOf = (accountId: number, serviceId: number | null) => string;

type ChangesProps = {
  readonly changes: readonly MarkupChange[];
  readonly nameOf: NameOf;
  readonly onTakeBack: (change: MarkupChange) => void;
};

/** The number of unsaved rates; expands to a list in which each can be reverted. */
export function Changes({ changes, nameOf, onTakeBack }: ChangesProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (changes.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {t('{count, plural, one {# change} other {# changes}} · review', { count: changes.length })}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Unsaved changes">
        <ChangeList changes={changes} nameOf={nameOf} onTakeBack={onTakeBack} />
      </Dialog>
    </>
  );
}

type ChangeListProps = Omit<ChangesProps, 'onTakeBack'> & {
  readonly onTakeBack?: ((change: MarkupChange) => void) | undefined;
};

/** Rates before and after the change. */
export function ChangeList({ changes, nameOf, onTakeBack }: ChangeListProps) {
  const t = useTranslate();
  return (
    <ul className="max-h-[50vh] divide-y divide-hairline overflow-y-auto">
      {changes.map((change) => (
        <li key={change.path} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span className="min-w-0 flex-1 basis-48">
            {nameOf(change.accountId, change.serviceId)}
          </span>
          <span className="num inline-flex items-center gap-2">
            <Rate rate={change.before} />
            <ArrowRight size={14} aria-label={t('changes to')} className="text-ink-3" />
            <Rate rate={change.after} />
          </span>
          {onTakeBack && (
            <Button size="small" look="quiet" onClick={() => onTakeBack(change)}>
              {t('Revert')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Rate({ rate }: { readonly rate: RateFields }) {
  const t = useTranslate();
  const formats = useFormats();
  return rate.value === null ? (
    <span className="text-ink-3 italic">{t('inherited')}</span>
  ) : (
    rateText(rate, formats)
  );
}
