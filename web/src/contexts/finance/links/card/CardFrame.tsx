import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { CardEntryProps } from './CardEntry.tsx';
import { type FromCardFields, readMessage, type ToCardFields } from './messages.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type CardFrameProps = Pick<CardEntryProps, 'ref'> & { readonly cardKey: string };
type NonceCallback = (nonce: string | null) => void;

/**
 * The processor's own fields in a frame with its own content security policy: input goes from there
 * to the processor, and only a nonce reaches this page.
 */
export function CardFrame({ ref, cardKey }: CardFrameProps) {
  const t = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const saved = useRef<string | null>(null);
  const dialog = useRef<NonceCallback | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'broken'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [height_px, setHeight] = useState(0);
  const notify = (message: ToCardFields) =>
    frame.current?.contentWindow?.postMessage(message, location.origin);
  const result = (nonce: string | null) => {
    saved.current = nonce;
    dialog.current?.(nonce);
    dialog.current = null;
  };
  useEffect(() => {
    const handleEvent = (event: MessageEvent) => {
      const message = readMessage<FromCardFields>(event, frame.current?.contentWindow);
      if (message?.card === 'loaded') notify({ card: 'open', key: cardKey });
      if (message?.card === 'ready') setState('ready');
      if (message?.card === 'broken') setState('broken');
      if (message?.card === 'height') setHeight(message.height_px);
      if (message?.card === 'nonce') result(message.nonce);
      if (message?.card === 'incomplete') result(null);
    };
    addEventListener('message', handleEvent);
    return () => removeEventListener('message', handleEvent);
  }, [cardKey]);
  useImperativeHandle(ref, () => ({
    async nonce() {
      if (saved.current !== null || state !== 'ready') return saved.current;
      return new Promise((resolve) => {
        dialog.current = resolve;
        notify({ card: 'ask' });
      });
    },
    renew() {
      saved.current = null;
      notify({ card: 'renew' });
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
        title={t('Card details')}
        height={Math.max(height_px, 1)}
        className="w-full rounded-card border border-edge bg-white"
      />
      <p className="text-meta text-ink-3">
        {t('Your details go directly to the card processor (Braintree) and nowhere else.')}
      </p>
    </div>
  );
}
