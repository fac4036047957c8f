import { paths } from '#paths';
import { AppLink } from '#ui/go.tsx';
import type { Session } from '../session/session.ts';

type Props = { readonly user: Session; readonly words: string };

/** Who is signed in, and the way to their profile. */
export function UserBlock({ user: { user }, words }: Props) {
  return (
    <AppLink
      href={paths.profile()}
      className="flex items-center gap-2 rounded-control px-1 py-1.5 hover:bg-sunken"
    >
      <Picture name={user.name} image={user.image ?? null} />
      <span className={words}>
        <span className="block font-medium break-words">{user.name}</span>
        <span className="block text-meta text-ink-3">View profile</span>
      </span>
    </AppLink>
  );
}

function Picture({ name, image }: { name: string; image: string | null }) {
  if (image) return <img src={image} alt="" className="size-8 shrink-0 rounded-full" />;
  return (
    <span
      aria-hidden="true"
      className="flex size-8 shrink-0 items-center justify-center rounded-full bg-selected text-meta font-semibold"
    >
      {initials(name)}
    </span>
  );
}

/** The first letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => word?.match(/^./u)?.[0].toUpperCase() ?? '').join('');
}
