import { z } from 'zod';
import { entity } from '../../entity.ts';
import { revision } from '../../revision.ts';
import { SentenceShape } from '../../sentence-shape.ts';
import { line, Moment, PlainDate, requiredLine } from '../../shared/fields.ts';
import { ownId } from '../../shared/ids.ts';
import { invoiceDetailTypes } from '../../finance/shapes.ts';
import { booksPrograms } from '../lifecycle.ts';

export const BooksProgram = entity(
  'BooksProgram',
  z.object({
    code: z.enum(booksPrograms),
    name: z.string(),
    description: z.string(),
    requiresSecret: z.boolean(),
  }),
);

/** A business whose books can be opened; its id is the program's own. */
export const BooksOrganisation = entity(
  'BooksOrganisation',
  z.object({ organisationId: ownId(z.string()), name: z.string() }),
);

const Key = requiredLine(100, 'Choose an account');
const TaxKey = requiredLine(100, 'Choose a tax code');

/** The account of a type of line, with an option of a tracking category if it has one. */
export const BooksLineAccount = entity(
  'BooksLineAccount',
  z.object({
    lineType: z.enum(invoiceDetailTypes),
    accountKey: Key,
    trackingCategoryId: ownId(line(100)).nullable().default(null),
    trackingOptionId: ownId(line(100)).nullable().default(null),
  }),
);

/** Keys are those of `getBooksChart`: account codes in Xero, ids in MYOB. */
export const BooksSettings = entity(
  'BooksSettings',
  z.object({
    /** Of lines whose type has no account of its own. */
    incomeAccountKey: Key,
    bankAccountKey: Key,
    taxedKey: TaxKey,
    untaxedKey: TaxKey,
    lineAccounts: z.array(BooksLineAccount).max(invoiceDetailTypes.length).default([]),
    /** Of RCTIs, which are bills of suppliers; null sends none. */
    bills: z
      .object({ expenseAccountKey: Key, taxedKey: TaxKey, untaxedKey: TaxKey })
      .nullable()
      .default(null),
    /** Documents dated before stay here. */
    sendsFrom: PlainDate,
  }),
);

export const BooksConnection = entity(
  'BooksConnection',
  z.object({
    program: z.enum(booksPrograms),
    programName: z.string(),
    clientId: z.string(),
    /** Empty until one is chosen. */
    organisationName: z.string(),
    /** To choose from; empty once one is chosen. */
    organisations: z.array(BooksOrganisation),
    /** Null until accounts are chosen; nothing is sent before. */
    settings: BooksSettings.nullable(),
    /** Why nothing is sent at the moment; null if it is. */
    problem: z.string().nullable(),
    problemSentence: SentenceShape.optional(),
    connectionTime: Moment,
    connectedBy: z.string(),
    comparedTime: Moment.nullable(),
    isComparing: z.boolean(),
    ...revision,
  }),
);

export const BooksChart = entity(
  'BooksChart',
  z.object({
    accounts: z.array(
      z.object({
        key: z.string(),
        code: z.string(),
        name: z.string(),
        kind: z.enum(['Income', 'Expense', 'Bank']),
      }),
    ),
    taxCodes: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        isForSales: z.boolean(),
        isForPurchases: z.boolean(),
      }),
    ),
    trackingCategories: z.array(
      z.object({
        categoryId: ownId(z.string()),
        name: z.string(),
        options: z.array(z.object({ optionId: ownId(z.string()), name: z.string() })),
      }),
    ),
  }),
);
