import type { ReactNode } from 'react';

/** The content, or a quiet dash where there is nothing to show. */
export const orDash = (content: ReactNode, dash: string): ReactNode =>
  content === null || content === undefined || content === '' || content === false ? (
    <span className="text-ink-3">{dash}</span>
  ) : (
    content
  );
