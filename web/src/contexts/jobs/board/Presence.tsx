import type { BoardDispatcher } from '@waybill/contract/jobs/board/shapes';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Avatar } from '#ui/Avatar.tsx';

const avatarsMax = 4;

/** The other dispatchers who have the board open. */
export function Presence({ dispatchers }: { readonly dispatchers: readonly BoardDispatcher[] }) {
  const t = useTranslate();
  if (dispatchers.length === 0) return null;
  const more = dispatchers.length - avatarsMax;
  return (
    <ul aria-label={t('Also on the board')} className="flex items-center -space-x-1.5">
      {dispatchers.slice(0, avatarsMax).map(({ userid, name }) => (
        <li key={userid} title={name} className="rounded-full ring-2 ring-canvas">
          <Avatar name={name} size={24} />
          <span className="sr-only">{name}</span>
        </li>
      ))}
      {more > 0 && <li className="num pl-2.5 text-meta text-ink-2">{`+${more}`}</li>}
    </ul>
  );
}
