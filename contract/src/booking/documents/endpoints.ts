import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { line } from '../../shared/fields.ts';
import { LabelSettings } from './label-settings.ts';
import { bookingProblems as refusals } from '../problems.ts';
import { FileBytes } from '../../shared/file.ts';
import { documentTypes } from '../operation-logs/operations.ts';
import { revision } from '../../revision.ts';
import { idOf, nameOf } from '../../shared/ids.ts';

/** Enough for the labels of a bulk operation in which each carrier issued its own. */
const joinedMax = 1000;

export const getLabelSettings = endpoint({
  path: '/api/booking/Configuration/GetLabelSettings',
  access: 'Administration.Settings',
  summary: 'With which company prefix of GS1 pieces are numbered, and how many numbers are left.',
  output: LabelSettings,
});

export const saveLabelSettings = endpoint({
  method: 'POST',
  path: '/api/booking/Configuration/SaveLabelSettings',
  access: 'Administration.Settings',
  summary: 'Sets the company prefix of GS1 by which pieces are numbered from now on, or none.',
  input: z.object({ companyPrefix: LabelSettings.shape.companyPrefix, ...revision }),
  output: LabelSettings,
  replaces: {
    read: getLabelSettings,
    argsOf: () => ({}),
  },
});

export const joinDocuments = endpoint({
  method: 'POST',
  path: '/api/booking/File/JoinDocuments',
  access: 'Booking.View',
  summary: 'Makes one PDF of the PDFs of several document tokens, in their order.',
  input: z.object({
    tokens: z.array(line(128)).min(1, 'Choose at least one document').max(joinedMax),
    /** The file name without its extension. */
    name: line(128),
  }),
  output: z.object({ token: z.string() }),
  problems: [refusals.DocumentNotFound, refusals.DocumentsNotJoined],
});

export const getDocuments = endpoint({
  path: '/api/booking/booking/getDocuments',
  access: 'Booking.View',
  summary: 'Tokens of a document of a booking, to be redeemed within the hour.',
  input: z.object({ DocumentType: z.enum(documentTypes), BookingId: idOf('booking') }),
  output: z.object({ tokens: z.array(z.string()) }),
  problems: [refusals.BookingNotFound],
  savesResult: true,
});

export const downloadDocument = endpoint({
  path: '/api/booking/File/DownloadDocument',
  access: 'signedIn',
  summary: 'The file of a document token.',
  input: z.object({ token: nameOf('document', line(128)) }),
  output: FileBytes,
  answer: 'file',
  problems: [refusals.DocumentNotFound],
});
