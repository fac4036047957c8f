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
export { downloadLineHaulDangerousGoods } from './dangerous-goods/endpoints.ts';
export {
  createLineHaul,
  deleteLineHaul,
  downloadLineHaulManifest,
  exportLineHauls,
  getLineHaul,
  getLineHaulJobs,
  getLineHauls,
  updateLineHaul,
} from './line-hauls/endpoints.ts';
