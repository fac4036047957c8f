import type { Message } from '@waybill/contract/sentence';
import { Banner } from '#ui/Banner.tsx';
import { Sentences } from './Sentences.tsx';

/** What the transport documents of dangerous goods lack; nothing if they are complete. */
export function MissingDetails({ messages }: { readonly messages: readonly Message[] }) {
  if (messages.length === 0) return null;
  return (
    <Banner tone="warning" title="What is missing">
      <Sentences of={messages} />
    </Banner>
  );
}
