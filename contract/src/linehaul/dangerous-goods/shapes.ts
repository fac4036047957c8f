import { z } from 'zod';
import { loadTotals } from '../../dangerousGoods/carriers/load-totals.ts';
import { MessageShape } from '../../sentence-shape.ts';

/** The dangerous goods on a line haul, and what its driver must carry for them. */
export const LineHaulDangerousGoods = z.object({
  ...loadTotals,
  /** The class labels at front and rear, subsidiary hazards included; empty without placards. */
  placards: z.array(z.string()),
  /** Goods that must not travel together, a sentence each. */
  forbidden: z.array(z.string()),
  forbiddenMessages: z.array(MessageShape),
  /** Goods that must be separated on the vehicle, a sentence each. */
  apart: z.array(z.string()),
  apartMessages: z.array(MessageShape),
  /** Consignments whose UN number is not in the list: their goods are not counted. */
  unknown: z.array(z.string()),
  /** What the driver must carry, a sentence each. */
  documents: z.array(z.string()),
  documentMessages: z.array(MessageShape),
  /** What the transport documents lack, a sentence each. */
  missing: z.array(z.string()),
  missingMessages: z.array(MessageShape),
});
