import type { ReactNode } from 'react';

/** Returns the content, or a muted dash if there is none. */
export const orDash = (content: ReactNode, dash: string): ReactNode =>
  content === null || content === undefined || content === '' || content === false ? (
    <span className="text-ink-3">{dash}</span>
  ) : (
    content
  );
