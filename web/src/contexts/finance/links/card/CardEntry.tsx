import type { Ref } from 'react';
import { CardFrame } from './CardFrame.tsx';
import { TestCardEntry } from './TestCardEntry.tsx';

export type CardEntryHandle = {
  /**
   * What stands for the card; null where something is missing, which the fields say. The same until
   * `renew`: sent again over a broken line, a card is not charged again.
   */
  nonce(): Promise<string | null>;
  /** The card was declined: another is to be tried. */
  renew(): void;
};

export type CardEntryProps = {
  readonly ref: Ref<CardEntryHandle>;
  /** What the server says about the processor of this tenant. */
  readonly processor: { readonly id: string; readonly isSimulator: boolean };
};

/** Where a card is entered: the processor's own fields, or the cards of the simulated one. */
export const CardEntry = ({ ref, processor }: CardEntryProps) =>
  processor.isSimulator ? (
    <TestCardEntry ref={ref} />
  ) : (
    <CardFrame ref={ref} cardKey={processor.id} />
  );
