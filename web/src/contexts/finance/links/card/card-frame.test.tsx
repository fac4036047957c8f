import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { draw } from '#ui/testing/draw.tsx';
import { CardEntry, type CardEntryHandle } from './CardEntry.tsx';
import { type FromCardFields, readMessage, type ToCardFields } from './messages.ts';

/** Renders a page with the frame of the card's fields, which the test simulates. */
function withFrame() {
  const ref = createRef<CardEntryHandle>();
  draw(<CardEntry ref={ref} processor={{ id: 'sandbox_key', isSimulator: false }} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Card details');
  const query: ToCardFields[] = [];
  const inside = { postMessage: (message: ToCardFields) => void query.push(message) };
  Object.defineProperty(frame, 'contentWindow', { value: inside });
  const t = (message: FromCardFields, origin = location.origin) =>
    act(async () => {
      const event = new MessageEvent('message', { data: message, origin });
      Object.defineProperty(event, 'source', { value: inside });
      window.dispatchEvent(event);
    });
  return { ref, requested: query, t };
}

describe('the card fields frame', () => {
  it('gets the tenant’s key, and returns one nonce until another is requested', async () => {
    const { ref, requested: query, t } = withFrame();
    await t({ card: 'loaded' });
    await t({ card: 'ready' });
    const nonce = ref.current?.nonce();
    await t({ card: 'nonce', nonce: 'tokencc_1' });
    expect(await nonce).toBe('tokencc_1');
    expect(await ref.current?.nonce()).toBe('tokencc_1');
    ref.current?.renew();
    const other = ref.current?.nonce();
    await t({ card: 'incomplete' });
    expect(await other).toBeNull();
    expect(query).toEqual([
      { card: 'open', key: 'sandbox_key' },
      { card: 'ask' },
      { card: 'renew' },
      { card: 'ask' },
    ]);
  });

  it('ignores messages of other origins, and reports an unreachable processor', async () => {
    const { ref, requested: query, t } = withFrame();
    await t({ card: 'loaded' }, 'https://elsewhere.example');
    expect(query).toEqual([]);
    expect(
      readMessage(new MessageEvent('message', { data: 7, origin: location.origin }), null),
    ).toBeNull();
    await t({ card: 'broken', message: 'No line' });
    expect(screen.getByText('The card processor could not be reached')).toBeTruthy();
    expect(await ref.current?.nonce()).toBeNull();
  });
});
