import { english, type Message } from '@waybill/contract/sentence';
import { Translated } from '#shell/texts/Translated.tsx';

/** Sentences of the server as a list. */
export const Sentences = ({ of: messages }: { readonly of: readonly Message[] }) => (
  <ul className="list-disc pl-5">
    {messages.map((message) => (
      <li key={english(message)}>
        <Translated text={message} />
      </li>
    ))}
  </ul>
);
