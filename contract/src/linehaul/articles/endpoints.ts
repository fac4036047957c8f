import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { line } from '../../shared/fields.ts';
import { linehaulProblems } from '../problems.ts';
import { LineHaulLoad, LineHaulScanResult, resolutions } from './shapes.ts';
import { guidOf } from '../../shared/ids.ts';

const { LineHaulNotFound, LineHaulNotAllowed, ArticleUnknown } = linehaulProblems;
const { LineHaulScanNotUndone } = linehaulProblems;

const articlenumbers = z.array(line(100)).min(1, 'Please scan or enter a barcode').max(500);

const counts = {
  articles: z.number().int(),
  loaded: z.number().int(),
  unloaded: z.number().int(),
};

export const getLineHaulLoad = endpoint({
  path: '/api/jobs/linehaul/line-haul-load',
  access: 'Job.Linehaul',
  summary:
    'Returns the load of a line haul: articles, counts, dangerous goods and shares of its cost.',
  input: z.object({ id: guidOf('lineHaul') }),
  output: LineHaulLoad,
  problems: [LineHaulNotFound],
});

/**
 * During loading, a scan puts an article on board, and adds it to the line haul if it was not on
 * it; during unloading, a scan counts the article as arrived, or as over.
 */
export const scanLineHaulArticles = endpoint({
  method: 'POST',
  path: '/api/jobs/linehaul/scan-articles',
  access: 'Job.Linehaul',
  summary: 'Scans articles on board or off board; returns a result for each barcode, in order.',
  input: z.object({ linehaulid: guidOf('lineHaul'), articlenumbers }),
  output: z.object({ results: z.array(LineHaulScanResult), ...counts }),
  problems: [LineHaulNotFound, LineHaulNotAllowed],
});

/**
 * The article is not on board (or not off board) again; one that the scan had added to the line
 * haul is removed, and one that it had counted as over is forgotten.
 */
export const undoLineHaulScan = endpoint({
  method: 'POST',
  path: '/api/jobs/linehaul/undo-scan',
  access: 'Job.Linehaul',
  summary: "Undoes the caller's scan of an article on or off board, within ten minutes.",
  input: z.object({
    linehaulid: guidOf('lineHaul'),
    articlenumber: line(100).min(1, 'Please scan or enter a barcode'),
  }),
  output: z.object(counts),
  problems: [LineHaulNotFound, LineHaulNotAllowed, LineHaulScanNotUndone],
});

export const resolveLineHaulArticles = endpoint({
  method: 'POST',
  path: '/api/jobs/linehaul/resolve-articles',
  access: 'Job.Linehaul',
  summary: 'Resolves short or over articles as found, or as accepted with a note.',
  input: z.object({
    linehaulid: guidOf('lineHaul'),
    articlenumbers,
    resolution: z.enum(resolutions),
    note: line(500).nullish(),
  }),
  output: z.object({ resolved: z.number().int() }),
  problems: [LineHaulNotFound, LineHaulNotAllowed, ArticleUnknown],
});
