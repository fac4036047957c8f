import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { CardEntryProps } from './CardEntry.tsx';
import { type FromCardFields, heard, type ToCardFields } from './messages.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type CardFrameProps = Pick<CardEntryProps, 'ref'> & { readonly cardKey: string };
type Asking = (nonce: string | null) => void;

/**
 * The processor's own fields in a frame with a policy of its own: what is typed goes from there to the
 * processor, and comes here as a nonce.
 */
export function CardFrame({ ref, cardKey }: CardFrameProps) {
  const say = useSay();
  const frame = useRef<HTMLIFrameElement>(null);
  const kept = useRef<string | null>(null);
  const asking = useRef<Asking | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'broken'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [height_px, setHeight] = useState(0);
  const tell = (message: ToCardFields) =>
    frame.current?.contentWindow?.postMessage(message, location.origin);
  const answer = (nonce: string | null) => {
    kept.current = nonce;
    asking.current?.(nonce);
    asking.current = null;
  };
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const said = heard<FromCardFields>(event, frame.current?.contentWindow);
      if (said?.card === 'loaded') tell({ card: 'open', key: cardKey });
      if (said?.card === 'ready') setState('ready');
      if (said?.card === 'broken') setState('broken');
      if (said?.card === 'height') setHeight(said.height_px);
      if (said?.card === 'nonce') answer(said.nonce);
      if (said?.card === 'incomplete') answer(null);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [cardKey]);
  useImperativeHandle(ref, () => ({
    async nonce() {
      if (kept.current !== null || state !== 'ready') return kept.current;
      return new Promise((resolve) => {
        asking.current = resolve;
        tell({ card: 'ask' });
      });
    },
    renew() {
      kept.current = null;
      tell({ card: 'renew' });
    },
  }));
  if (state === 'broken') {
    const again = () => {
      setState('loading');
      setAttempt(attempt + 1);
    };
    return (
      <Banner
        tone="problem"
        title="The card processor could not be reached"
        actions={<Button onClick={again}>Try again</Button>}
      >
        Nothing was charged. Please try again, or pay by bank transfer.
      </Banner>
    );
  }
  return (
    <div className="grid gap-2">
      {height_px === 0 && <Skeleton lines={4} />}
      <iframe
        key={attempt}
        ref={frame}
        src="/card-fields"
        title={say('Card details')}
        height={Math.max(height_px, 1)}
        className="w-full rounded-card border border-edge bg-white"
      />
      <p className="text-meta text-ink-3">
        {say('Your details go directly to the card processor (Braintree) and nowhere else.')}
      </p>
    </div>
  );
}
