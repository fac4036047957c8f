import { useEffect, useRef, useState } from 'react';
import { t } from '../texts.ts';
import { timeIn } from '../parts/times.ts';
import { cx } from '#ui/cx.ts';
import { messageAct } from '../outbox/acts.ts';
import type { OutboxEntry } from '#client/outbox/entry.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { TextBox } from '../parts/TextBox.tsx';
import type { DriverState } from '../use-driver.ts';

/** Messages between dispatch and the driver; unsent ones are marked as waiting. */
export function MessagesPage({ driver }: { readonly driver: DriverState }) {
  const { items, markRead } = driver.messages;
  const [text, setText] = useState('');
  useEffect(() => {
    void markRead();
  }, [markRead]);
  const end = useRef<HTMLFormElement>(null);
  const waiting = driver.entries.filter(({ path }) => path === '/api/driver/message');
  // The newest message is the last.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [items.length, waiting.length]);
  const send = async () => {
    const content = text.trim();
    if (content === '') return;
    const moment = { id: crypto.randomUUID(), at: new Date().toISOString() };
    if (await driver.act(messageAct(moment, content))) setText('');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ScreenHeading>{t('Messages')}</ScreenHeading>
      {items.length + waiting.length === 0 && <p>{t('No messages yet.')}</p>}
      <div role="log" aria-label={t('Messages')}>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {items.map(({ id, content, authorname, isown, creationtime }) => (
            <Bubble key={id} isOwn={isown} text={content}>
              {`${isown ? t('You') : authorname} · ${timeIn(creationtime)}`}
            </Bubble>
          ))}
          {waiting.map((entry) => (
            <Bubble key={entry.id} isOwn text={contentOf(entry)}>
              {`${t('You')} · ${timeIn(entry.at)} · ${t('Waiting')}`}
            </Bubble>
          ))}
        </ul>
      </div>
      <form
        ref={end}
        className="scroll-mb-24 grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextBox label={t('Message to dispatch')} value={text} onValue={setText} maxLength={2000} />
        <BigButton look="primary" disabled={text.trim() === ''} onClick={send}>
          {t('Send')}
        </BigButton>
      </form>
    </div>
  );
}

type BubbleProps = {
  readonly isOwn: boolean;
  readonly text: string;
  readonly children: string;
};

const Bubble = ({ isOwn, text, children }: BubbleProps) => (
  <li className={cx('grid gap-1 rounded-card p-3', isOwn ? 'ml-8 bg-selected' : 'mr-8 bg-surface')}>
    <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>
    <span className="text-[18px] text-ink-2">{children}</span>
  </li>
);

type MessageBody = { readonly message?: { readonly content?: string } };

const contentOf = ({ body }: OutboxEntry): string => (body as MessageBody).message?.content ?? '';
