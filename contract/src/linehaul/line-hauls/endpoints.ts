import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { jobsProblems } from '../../jobs/problems.ts';
import { Job } from '../../jobs/shapes.ts';
import { recordsProblems } from '../../records/problems.ts';
import { ExportFile, Guid, line, requiredLine } from '../../shared/fields.ts';
import { FileBytes } from '../../shared/file.ts';
import { ListFile, ListImport } from '../../shared/imports.ts';
import { exportInput, listInput, pageOf } from '../../shared/page.ts';
import { linehaulProblems } from '../problems.ts';
import { articlesMax, LineHaul, LineHaulToSave } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const { LineHaulNotFound, LineHaulNotAllowed, LineHaulFull } = linehaulProblems;
const { LineHaulNotScanned, LineHaulSegregation, LineHaulPlacard, LineHaulDocuments } =
  linehaulProblems;

const note = z.object({ comment: requiredLine(2000, 'Please enter a note') }).nullish();

/** A line haul in `linehaul`, or its fields without it (decisions J-20). */
const saved = { linehaul: LineHaulToSave.nullish(), ...LineHaulToSave.shape, note };

export const getLineHaul = endpoint({
  path: '/api/jobs/linehaul/line-haul',
  access: 'Job.Linehaul',
  summary: 'Returns a line haul by its id, or the latest one with a given job.',
  input: z.object({ jobId: guidOf('lineHaulJob').optional(), id: guidOf('lineHaul').optional() }),
  output: z.object({ linehaul: LineHaul }),
  problems: [LineHaulNotFound],
});

export const getLineHauls = endpoint({
  path: '/api/jobs/linehaul/line-hauls',
  access: 'Job.Linehaul',
  summary: 'Returns the line hauls, newest first.',
  input: z.object(listInput),
  output: pageOf(LineHaul),
});

export const exportLineHauls = endpoint({
  path: '/api/jobs/linehaul/export-line-hauls',
  access: 'Job.Linehaul',
  summary: 'Exports line hauls in the columns of the import, with their status and counts.',
  input: z.object(exportInput),
  output: ExportFile,
  perMinute: 60,
  isExport: true,
});

export const importLineHauls = endpoint({
  method: 'POST',
  path: '/api/jobs/linehaul/import-line-hauls',
  access: 'Job.Linehaul',
  summary: 'Imports line hauls from an uploaded CSV file or workbook; invalid rows are returned.',
  input: ListFile,
  output: ListImport,
  problems: [recordsProblems.ImportFileNotFound],
});

export const getLineHaulJobs = endpoint({
  path: '/api/jobs/linehaul/line-haul-jobs',
  access: 'Job.Linehaul',
  summary: 'Returns jobs waiting for a line haul between two head ports, given by code or id.',
  input: z.object({
    startHeadPort: line(50).optional(),
    destinationHeadPort: line(50).optional(),
    ...listInput,
  }),
  output: pageOf(Job),
  problems: [jobsProblems.HeadPortNotFound],
});

export const createLineHaul = endpoint({
  method: 'POST',
  path: '/api/jobs/linehaul/line-haul',
  access: 'Job.Linehaul',
  summary: 'Creates a line haul between two head ports.',
  input: z.object(saved),
  output: z.object({ linehaulid: Guid, linehaulcode: z.string() }),
  problems: [jobsProblems.HeadPortNotFound],
});

/**
 * A new `status` moves the line haul; a new `expectedarrival` after departure notifies the
 * customers. `confirmation` contains the confirmation that a departure requires.
 */
export const updateLineHaul = endpoint({
  method: 'PUT',
  path: '/api/jobs/linehaul/line-haul',
  access: 'Job.Linehaul',
  summary: 'Updates a line haul or its status; omitted fields do not change.',
  input: z.object({
    ...saved,
    confirmation: z
      .object({
        notscanned: z.number().int().min(0).max(articlesMax).nullish(),
        placard: z.boolean().nullish(),
        /** Why it departs although documents of dangerous goods are incomplete. */
        documentsreason: line(500).nullish(),
      })
      .nullish(),
    ...revision,
  }),
  output: z.object({ linehaulid: Guid, linehaulcode: z.string() }),
  problems: [
    jobsProblems.HeadPortNotFound,
    LineHaulNotFound,
    LineHaulNotAllowed,
    LineHaulNotScanned,
    LineHaulSegregation,
    LineHaulPlacard,
    LineHaulDocuments,
    LineHaulFull,
  ],
  replaces: {
    read: getLineHaul,
    argsOf: ({ linehaul, linehaulid }) => {
      const id = linehaul?.linehaulid ?? linehaulid;
      return id ? { id } : null;
    },
  },
});

export const deleteLineHaul = endpoint({
  method: 'DELETE',
  path: '/api/jobs/linehaul/line-haul',
  access: 'Job.Linehaul',
  summary: 'Deletes a planned or cancelled line haul and releases its jobs.',
  input: z.object({ Id: guidOf('lineHaul') }),
  output: z.null(),
  problems: [LineHaulNotFound, LineHaulNotAllowed],
});

export const downloadLineHaulManifest = endpoint({
  path: '/api/jobs/linehaul/line-haul-manifest',
  access: 'Job.Linehaul',
  summary: 'Returns the manifest of a line haul with barcodes as PDF.',
  input: z.object({ id: guidOf('lineHaul') }),
  output: FileBytes,
  response: 'file',
  problems: [LineHaulNotFound],
});
