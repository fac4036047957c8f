import { Fragment } from 'react';
import { Copyable } from '#ui/Copyable.tsx';

/** An address to copy that breaks before its @ and its dots rather than within a word. */
export function MailAddress({ address }: { readonly address: string }) {
  return (
    <Copyable text={address}>
      {address.split(/(?=[@.])/).map((part, at) => (
        // The parts of a text do not change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </Copyable>
  );
}
