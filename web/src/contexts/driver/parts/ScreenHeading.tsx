import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#ui/cx.ts';

type ScreenHeadingProps = {
  readonly children: ReactNode;
  /** For a name or a question that is read from a distance. */
  readonly isLarge?: boolean;
  readonly className?: string;
};

/** False until the first screen is shown: a page that opens is read from its top. */
let hasRendered = false;

/**
 * The heading of a screen or of a step of one. It takes the focus when the screen changes, so that
 * a screen reader says where the driver is, and the next Tab begins there.
 */
export function ScreenHeading({ children, isLarge = false, className }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The page scrolls to its top by itself.
    if (hasRendered) heading.current?.focus({ preventScroll: true });
    hasRendered = true;
  }, []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={cx(
        isLarge ? 'text-[32px]' : 'text-[26px]',
        'font-bold break-words hyphens-auto',
        className,
      )}
    >
      {children}
    </h1>
  );
}
