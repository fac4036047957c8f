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
  summary: 'Returns the GS1 company prefix used to number pieces, and how many numbers are left.',
  output: LabelSettings,
});

export const saveLabelSettings = endpoint({
  method: 'POST',
  path: '/api/booking/Configuration/SaveLabelSettings',
  access: 'Administration.Settings',
  summary: 'Sets or removes the GS1 company prefix used to number new pieces.',
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
  summary: 'Merges the PDFs of several document tokens into one PDF, in the given order.',
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
  summary: 'Returns tokens for a document of a booking; each is valid for one hour.',
  input: z.object({ DocumentType: z.enum(documentTypes), BookingId: idOf('booking') }),
  output: z.object({ tokens: z.array(z.string()) }),
  problems: [refusals.BookingNotFound],
  savesResult: true,
});

export const downloadDocument = endpoint({
  path: '/api/booking/File/DownloadDocument',
  access: 'signedIn',
  summary: 'Downloads the file of a document token.',
  input: z.object({ token: nameOf('document', line(128)) }),
  output: FileBytes,
  response: 'file',
  problems: [refusals.DocumentNotFound],
});

export const openDocument = endpoint({
  path: '/api/booking/File/OpenDocument/{token}',
  aliases: ['/api/booking/File/OpenDocument/{token}/{fileName}'],
  access: 'none',
  summary:
    'Shows the file of a document token in a browser tab whose address ends with the file name; ' +
    "the session's cookie or a guest's token is the right to it.",
  input: z.object({ token: nameOf('document', line(128)), fileName: line(256).optional() }),
  output: z.string(),
  response: 'text',
  perMinute: 300,
});
