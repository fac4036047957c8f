export {
  linehaulAllocateArticles,
  linehaulAllocateJobs,
  linehaulAllocatedJobs,
  linehaulUnallocateArticles,
  linehaulUnallocateJobs,
} from './allocation/endpoints.ts';
export {
  getLineHaulLoad,
  resolveLineHaulArticles,
  scanLineHaulArticles,
  undoLineHaulScan,
} from './articles/endpoints.ts';
export { downloadLineHaulGoods } from './dangerous-goods/endpoints.ts';
export {
  createLineHaul,
  deleteLineHaul,
  downloadLineHaulManifest,
  exportLineHauls,
  getLineHaul,
  getLineHaulJobs,
  getLineHauls,
  importLineHauls,
  updateLineHaul,
} from './line-hauls/endpoints.ts';
