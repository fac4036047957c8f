import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { revision } from '../../revision.ts';
import { line, requiredLine } from '../../shared/fields.ts';
import { ownId } from '../../shared/ids.ts';
import { booksPrograms } from '../lifecycle.ts';
import { booksProblems as refusals } from '../problems.ts';
import { BooksChart, BooksConnection, BooksProgram, BooksSettings } from './shapes.ts';

const access = 'Administration.Settings';

export const getBooks = endpoint({
  path: '/api/finance/books/getbooks',
  access: 'Finance.Create',
  summary: 'Returns the connected accounting software and the programs that can be connected.',
  output: z.object({
    connection: BooksConnection.nullable(),
    programs: z.array(BooksProgram),
    /** To be registered with the app at the program. */
    redirectUri: z.string(),
  }),
});

export const connectBooks = endpoint({
  method: 'POST',
  path: '/api/finance/books/connectbooks',
  access,
  summary: 'Starts the sign-in to an accounting program; returns the page to open.',
  input: z.object({
    program: z.enum(booksPrograms),
    clientId: ownId(requiredLine(200, 'Please enter the client ID of the app')),
    clientSecret: line(500).default(''),
  }),
  output: z.object({ url: z.string() }),
  returnsSecret: true,
});

export const completeBooks = endpoint({
  method: 'POST',
  path: '/api/finance/books/completebooks',
  access,
  summary: 'Ends the sign-in with what the accounting program added to the address of our page.',
  input: z.object({
    state: requiredLine(200, 'The state is missing'),
    code: requiredLine(4000, 'The code is missing'),
    /** MYOB names the company file by these alone. */
    businessId: ownId(line(100)).optional(),
    businessName: line(200).optional(),
  }),
  output: z.null(),
  problems: [refusals.BooksSignInExpired, refusals.BooksNotAvailable],
});

export const chooseBooksOrganisation = endpoint({
  method: 'POST',
  path: '/api/finance/books/chooseorganisation',
  access,
  summary: 'Chooses whose books are used, if the user may open several.',
  input: z.object({ organisationId: ownId(requiredLine(100, 'Choose an organisation')) }),
  output: z.null(),
  problems: [refusals.BooksNotConnected, refusals.BooksOrganisationNotFound],
});

export const getBooksChart = endpoint({
  path: '/api/finance/books/getbookschart',
  access,
  summary: 'Returns accounts, tax codes and tracking categories of the accounting software.',
  output: BooksChart,
  savesResult: true,
  perMinute: 20,
  problems: [refusals.BooksNotConnected, refusals.BooksNotAvailable],
});

export const saveBooksSettings = endpoint({
  method: 'POST',
  path: '/api/finance/books/savebookssettings',
  access,
  summary: 'Saves the accounts for sales and payments, and sends what is dated since.',
  input: z.object({ settings: BooksSettings, ...revision }),
  output: z.null(),
  problems: [refusals.BooksNotConnected],
  replaces: { read: getBooks, argsOf: () => ({}) },
});

export const disconnectBooks = endpoint({
  method: 'POST',
  path: '/api/finance/books/disconnectbooks',
  access,
  summary: 'Forgets the tokens of the accounting software; which records it has is kept.',
  output: z.null(),
  problems: [refusals.BooksNotConnected],
});
