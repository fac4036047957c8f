import { bookingPdfs } from '#contexts/booking/documents/pdf/index.ts';
import { financePdfs } from '#contexts/finance/documents/pdf/index.ts';
import { fleetPdfs } from '#contexts/fleet/pre-start/pdf/index.ts';
import { linehaulPdfs } from '#contexts/linehaul/index.ts';
import { reportsPdfs } from '#contexts/reports/reports/pdf/index.ts';
import { openSolverPool, routingPdfs, type SolverPool } from '#contexts/routing/index.ts';
import { warehousePdfs } from '#contexts/warehouse/index.ts';
import { createHasher, type Hasher } from '#platform/hashing.ts';
import { openPdfPool, type PdfPool } from '#platform/pdf/worker-pool.ts';

const pdfKinds = {
  ...bookingPdfs,
  ...financePdfs,
  ...fleetPdfs,
  ...linehaulPdfs,
  ...warehousePdfs,
  ...reportsPdfs,
  ...routingPdfs,
};

/** What runs beside the thread of the requests; each thread starts when it is first needed. */
export type Threads = {
  readonly pdfs: PdfPool<typeof pdfKinds>;
  readonly solver: SolverPool;
  readonly hasher: Hasher;
  readonly close: () => Promise<void>;
};

export function openThreads(): Threads {
  const pdfs = openPdfPool(pdfKinds);
  const solver = openSolverPool();
  return {
    pdfs,
    solver,
    hasher: createHasher(),
    async close() {
      await pdfs.close();
      await solver.close();
    },
  };
}
