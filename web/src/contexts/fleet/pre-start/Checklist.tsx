import type { ChecklistItem } from '@waybill/contract/fleet/pre-start/shapes';
import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { PictureLink } from '#shell/records/PictureLink.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { preStartPicture } from './calls.ts';

const looks = {
  Pass: { icon: CircleCheck, word: 'Pass', colour: 'text-green-fg' },
  Fail: { icon: CircleX, word: 'Fail', colour: 'text-red-fg' },
  NotApplicable: { icon: CircleMinus, word: 'Not applicable', colour: 'text-ink-3' },
} as const;

type ChecklistProps = { readonly checkId: string; readonly items: readonly ChecklistItem[] };

/** The questions of a checklist with the driver's answers, notes and photos. */
export function Checklist({ checkId, items }: ChecklistProps) {
  const t = useTranslate();
  return (
    <ul className="grid gap-2">
      {items.map((item) => {
        const { icon: Icon, word, colour } = looks[item.outcome];
        return (
          <li key={item.title} className="flex items-start gap-2">
            <Icon aria-label={t(word)} className={`mt-0.5 size-4 shrink-0 ${colour}`} />
            <div className="min-w-0">
              <p className={item.outcome === 'Fail' ? 'font-semibold' : ''}>
                {item.title}
                {item.iscritical && (
                  <span className="ml-2 text-meta font-normal text-ink-2">{t('critical')}</span>
                )}
              </p>
              {item.note !== null && <p className="text-ink-2">{item.note}</p>}
              {item.images.length > 0 && (
                <div className="mt-2 flex flex-wrap gap-2">
                  {item.images.map((image) => (
                    <PictureLink
                      key={image}
                      {...preStartPicture(checkId, image)}
                      name={t('Photo: {name}', { name: item.title })}
                    />
                  ))}
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
