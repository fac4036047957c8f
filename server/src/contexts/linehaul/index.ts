import { context } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { linehaulAllocateArticles } from './allocation/api/linehaulAllocateArticles.ts';
import { linehaulAllocatedJobs } from './allocation/api/linehaulAllocatedJobs.ts';
import { linehaulAllocateJobs } from './allocation/api/linehaulAllocateJobs.ts';
import { linehaulUnallocateArticles } from './allocation/api/linehaulUnallocateArticles.ts';
import { linehaulUnallocateJobs } from './allocation/api/linehaulUnallocateJobs.ts';
import { getLineHaulLoad } from './articles/api/getLineHaulLoad.ts';
import { resolveLineHaulArticles } from './articles/api/resolveLineHaulArticles.ts';
import { scanLineHaulArticles } from './articles/api/scanLineHaulArticles.ts';
import { undoLineHaulScan } from './articles/api/undoLineHaulScan.ts';
import { downloadLineHaulGoods } from './dangerous-goods/api/downloadLineHaulGoods.ts';
import { createLineHaul } from './line-hauls/api/createLineHaul.ts';
import { deleteLineHaul } from './line-hauls/api/deleteLineHaul.ts';
import { downloadLineHaulManifest } from './line-hauls/api/downloadLineHaulManifest.ts';
import { exportLineHauls } from './line-hauls/api/exportLineHauls.ts';
import { getLineHaul } from './line-hauls/api/getLineHaul.ts';
import { getLineHaulJobs } from './line-hauls/api/getLineHaulJobs.ts';
import { getLineHauls } from './line-hauls/api/getLineHauls.ts';
import { importLineHauls } from './line-hauls/api/importLineHauls.ts';
import { updateLineHaul } from './line-hauls/api/updateLineHaul.ts';
import { recordMovement } from './line-hauls/movement.ts';
import type { linehaulPdfs } from './line-hauls/pdf/index.ts';

export { linehaulPdfs } from './line-hauls/pdf/index.ts';

export const linehaul = (services: Pick<ServicesWithPdfs<typeof linehaulPdfs>, 'files' | 'pdfs'>) =>
  context('linehaul', {
    endpoints: [
      createLineHaul,
      deleteLineHaul,
      downloadLineHaulGoods(services),
      downloadLineHaulManifest(services),
      exportLineHauls(services),
      getLineHaul,
      getLineHaulJobs,
      getLineHaulLoad,
      getLineHauls,
      importLineHauls(services),
      linehaulAllocateArticles,
      linehaulAllocatedJobs,
      linehaulAllocateJobs,
      linehaulUnallocateArticles,
      linehaulUnallocateJobs,
      resolveLineHaulArticles,
      scanLineHaulArticles,
      undoLineHaulScan,
      updateLineHaul,
    ],
    on: {
      'lineHaul.departed': recordMovement('DEPARTED'),
      'lineHaul.arrived': recordMovement('ARRIVED'),
    },
  });
