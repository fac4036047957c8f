import { paths } from '#paths';
import { Avatar } from '#ui/Avatar.tsx';
import { AppLink } from '#ui/go.tsx';
import { useTranslate } from '../texts/texts-context.ts';
import { useOwnPicture } from '../session/use-own-picture.ts';
import type { Session } from '../session/session.ts';

type Props = { readonly user: Session; readonly words: string };

/** The signed-in user, with a link to the profile. */
export function UserBlock({ user: { user }, words }: Props) {
  const t = useTranslate();
  return (
    <AppLink
      href={paths.profile()}
      className="flex items-center gap-2 rounded-control px-1 py-1.5 hover:bg-sunken"
    >
      <Avatar name={user.name} src={useOwnPicture(user.image)} />
      <span className={words}>
        <span className="block font-medium break-words">{user.name}</span>
        <span className="block text-meta text-ink-3">{t('View profile')}</span>
      </span>
    </AppLink>
  );
}
