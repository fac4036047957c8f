import { useEffect } from 'react';
import { useLive } from '#client/live.ts';
import type { LiveState } from '#client/live-stream.ts';
import type { StreamSource } from '#client/share-stream.ts';

type Props = { readonly source: StreamSource; readonly onState: (state: LiveState) => void };

/** Holds the live connection while it is mounted; its code is fetched after sign-in. */
export function LiveLink({ source, onState }: Props) {
  const state = useLive(source);
  useEffect(() => onState(state), [state, onState]);
  return null;
}
