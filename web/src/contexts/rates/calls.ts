import {
  compareRateCards,
  getCardCoverage,
  getLanesWithoutRate,
  getRateMatrix,
  getRates,
  getServiceRate,
} from '@waybill/contract/rates/endpoints';
export const laneReads = [getCardCoverage, getLanesWithoutRate, compareRateCards] as const;
export const rateReads = [getRates, getRateMatrix, getServiceRate, ...laneReads] as const;
