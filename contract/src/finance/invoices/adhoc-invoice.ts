import { z } from 'zod';
import { entity } from '../../entity.ts';
import { AddressInput } from '../../shared/address.ts';
import { line, MeasureToSave, PlainDate, requiredLine } from '../../shared/fields.ts';
import { Amount, invoiceDetailTypes } from '../shapes.ts';

/** How often an ad hoc invoice recurs (decisions F-07). */
export const frequencies = ['Once', 'Weekly', 'Monthly'] as const;

/** The three-letter trade terms that define the division of costs and risks (decisions F-07). */
export const incoterms = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const;

/** One price of an item; `amount` is for the whole line, ex tax. */
export const AdhocPrice = entity(
  'AdhocInvoicePrice',
  z.object({
    type: z.enum(invoiceDetailTypes).default('Adhoc'),
    description: line(200).optional(),
    amount: Amount,
    isTaxable: z.boolean().default(true),
  }),
);

export const AdhocInvoiceItem = entity(
  'AdhocInvoiceItem',
  z.object({
    packageType: requiredLine(100, 'A package type is required'),
    length: MeasureToSave.optional(),
    width: MeasureToSave.optional(),
    height: MeasureToSave.optional(),
    quantity: z.number().int('The quantity must be a whole number').positive().max(1_000_000),
    pricingDetails: z.array(AdhocPrice).max(50),
  }),
);

export type AdhocInvoiceItem = z.output<typeof AdhocInvoiceItem>;

const measured = z.number().min(0).max(1_000_000_000).optional();

export const AdhocInvoice = entity(
  'AdhocInvoice',
  z.object({
    description: line(500).optional(),
    service: line(200).optional(),
    frequency: z.enum(frequencies).default('Once'),
    commodity: line(200).optional(),
    transitTime: line(100).optional(),
    /** Defaults to today. */
    invoiceDate: PlainDate.optional(),
    /** Defaults to the invoice date plus the customer's terms. */
    dueDate: PlainDate.optional(),
    serviceDate: PlainDate.optional(),
    /** In kilograms. */
    grossWeight: measured,
    /** In kilograms. */
    netWeight: measured,
    /** In cubic metres. */
    volume: measured,
    /** In kilograms. */
    chargeable: measured,
    incoterm: z.enum(incoterms).optional(),
    customsEntries: z.array(line(100)).max(50).default([]),
    fromAddress: AddressInput.optional(),
    toAddress: AddressInput.optional(),
    note: line(2000).optional(),
    items: z.array(AdhocInvoiceItem).min(1, 'At least one item is required').max(500),
  }),
);

export type AdhocInvoice = z.output<typeof AdhocInvoice>;
