import { useState } from 'react';
import { cx } from './cx.ts';
import { initialsOf } from './initials.ts';

type AvatarProps = {
  readonly name: string;
  readonly src?: string | null | undefined;
  readonly size?: 24 | 32 | 40 | undefined;
};

/** A person's picture, or their initials; the name itself is shown beside it. */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const [loaded, setLoaded] = useState('');
  const isSeen = src === loaded && src !== '';
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-purple-bg',
        'text-meta font-semibold text-purple-fg',
      )}
      style={{ width: size, height: size }}
    >
      {src && (
        <img
          src={src}
          alt=""
          onLoad={() => setLoaded(src)}
          className={cx('size-full object-cover', !isSeen && 'hidden')}
        />
      )}
      {!isSeen && initialsOf(name)}
    </span>
  );
}
