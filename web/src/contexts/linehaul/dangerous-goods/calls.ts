import { downloadLineHaulDangerousGoods } from '@waybill/contract/linehaul/endpoints';
import { useDownload } from '#client/queries.ts';

export const useDangerousGoodsDocuments = () => useDownload(downloadLineHaulDangerousGoods);
