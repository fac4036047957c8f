import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';

type Props = { readonly open: boolean; readonly children: ReactNode };

/** Renders a lazy dialog from its first opening on: its code is not fetched before. */
export function WhenOpened({ open, children }: Props) {
  const [everOpened, setEverOpened] = useState(open);
  if (open && !everOpened) setEverOpened(true);
  return everOpened ? <Suspense fallback={null}>{children}</Suspense> : null;
}
