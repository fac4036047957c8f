import type { Ref } from 'react';
import { CardFrame } from './CardFrame.tsx';
import { TestCardEntry } from './TestCardEntry.tsx';

export type CardEntryHandle = {
  /**
   * Returns the card's nonce; null if the fields are incomplete, which they show. It is the same
   * until `renew`: resent after a lost connection, it does not charge the card again.
   */
  nonce(): Promise<string | null>;
  /** Called when the card was declined, so that another can be tried. */
  renew(): void;
};

export type CardEntryProps = {
  readonly ref: Ref<CardEntryHandle>;
  /** The card processor of this tenant. */
  readonly processor: { readonly id: string; readonly isSimulator: boolean };
};

/** The card input: the processor's own fields, or the cards of the simulated processor. */
export const CardEntry = ({ ref, processor }: CardEntryProps) =>
  processor.isSimulator ? (
    <TestCardEntry ref={ref} />
  ) : (
    <CardFrame ref={ref} cardKey={processor.id} />
  );
