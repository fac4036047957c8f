export * from './charges/endpoints.ts';
export * from './versions/endpoints.ts';
export * from './matrix/endpoints.ts';
export * from './coverage/endpoints.ts';
export * from './comparisons/endpoints.ts';
export {
  getZones,
  getZone,
  createZone,
  updateZone,
  deleteZone,
  getZoneLocations,
  addZoneLocation,
  removeZoneLocation,
  exportZone,
  importZone,
} from './zones/endpoints.ts';
export {
  getRateCards,
  getRateCard,
  createRateCard,
  updateRateCard,
  deleteRateCard,
} from './cards/endpoints.ts';
export {
  getRateServices,
  createRateService,
  updateRateService,
  deleteRateService,
  getServiceRate,
} from './services/endpoints.ts';
export {
  getRates,
  createRate,
  updateRate,
  deleteRate,
  exportRate,
  importRate,
} from './rates/endpoints.ts';
export { quoteRates, multiQuoteRates, getRatesQuotes } from './quotes/endpoints.ts';
