export {
  linehaulAllocateArticles,
  linehaulAllocateJobs,
  linehaulAllocatedJobs,
  linehaulUnallocateJobs,
} from './allocation/endpoints.ts';
export {
  getLineHaulLoad,
  resolveLineHaulArticles,
  scanLineHaulArticles,
} from './articles/endpoints.ts';
export {
  createLineHaul,
  deleteLineHaul,
  downloadLineHaulManifest,
  getLineHaul,
  getLineHaulJobs,
  getLineHauls,
  updateLineHaul,
} from './line-hauls/endpoints.ts';
