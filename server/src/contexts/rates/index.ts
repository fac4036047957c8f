import { daily } from '#platform/background/daily.ts';
import { context } from '#platform/context.ts';
import { addZoneLocation } from './api/addZoneLocation.ts';
import { createRate } from './api/createRate.ts';
import { createRateCard } from './api/createRateCard.ts';
import { createRateService } from './api/createRateService.ts';
import { createZone } from './api/createZone.ts';
import { deleteRate } from './api/deleteRate.ts';
import { deleteRateCard } from './api/deleteRateCard.ts';
import { deleteRateService } from './api/deleteRateService.ts';
import { deleteZone } from './api/deleteZone.ts';
import { exportRate } from './api/exportRate.ts';
import { exportZone } from './api/exportZone.ts';
import { getRateCard } from './api/getRateCard.ts';
import { getRateCards } from './api/getRateCards.ts';
import { getRateServices } from './api/getRateServices.ts';
import { getRates } from './api/getRates.ts';
import { getRatesQuotes } from './api/getRatesQuotes.ts';
import { getServiceRate } from './api/getServiceRate.ts';
import { getZone } from './api/getZone.ts';
import { getZoneLocations } from './api/getZoneLocations.ts';
import { getZones } from './api/getZones.ts';
import { importRate } from './api/importRate.ts';
import { importZone } from './api/importZone.ts';
import { multiQuoteRates } from './api/multiQuoteRates.ts';
import { quoteRates } from './api/quoteRates.ts';
import { removeZoneLocation } from './api/removeZoneLocation.ts';
import { updateRate } from './api/updateRate.ts';
import { updateRateCard } from './api/updateRateCard.ts';
import { updateRateService } from './api/updateRateService.ts';
import { updateZone } from './api/updateZone.ts';
import { createFuelLevy } from './api/createFuelLevy.ts';
import { createSurcharge } from './api/createSurcharge.ts';
import { deleteFuelLevy } from './api/deleteFuelLevy.ts';
import { deleteSurcharge } from './api/deleteSurcharge.ts';
import { getFuelLevies } from './api/getFuelLevies.ts';
import { getSurcharges } from './api/getSurcharges.ts';
import { updateFuelLevy } from './api/updateFuelLevy.ts';
import { updateSurcharge } from './api/updateSurcharge.ts';
import { createRateCardVersion } from './api/createRateCardVersion.ts';
import { publishRateCardVersion } from './api/publishRateCardVersion.ts';
import { withdrawRateCardVersion } from './api/withdrawRateCardVersion.ts';
import { getRateMatrix } from './api/getRateMatrix.ts';
import { saveRateMatrix } from './api/saveRateMatrix.ts';
import { exportCoverage } from './api/exportCoverage.ts';
import { getCardCoverage } from './api/getCardCoverage.ts';
import { getLanesWithoutRate } from './api/getLanesWithoutRate.ts';
import { getOverlappingPlaces } from './api/getOverlappingPlaces.ts';
import { getUncoveredPlaces } from './api/getUncoveredPlaces.ts';
import { compareRateCards } from './api/compareRateCards.ts';
import { exportComparison } from './api/exportComparison.ts';
import { forgetQuotes, quoteCard } from './quotes.ts';

export const rates = context('rates', {
  endpoints: [
    addZoneLocation,
    createRate,
    createRateCard,
    createRateService,
    createZone,
    deleteRate,
    deleteRateCard,
    deleteRateService,
    deleteZone,
    exportRate,
    exportZone,
    getRateCard,
    getRateCards,
    getRateServices,
    getRates,
    getRatesQuotes,
    getServiceRate,
    getZone,
    getZoneLocations,
    getZones,
    importRate,
    importZone,
    multiQuoteRates,
    quoteRates,
    removeZoneLocation,
    updateRate,
    updateRateCard,
    updateRateService,
    updateZone,
    createFuelLevy,
    createSurcharge,
    deleteFuelLevy,
    deleteSurcharge,
    getFuelLevies,
    getSurcharges,
    updateFuelLevy,
    updateSurcharge,
    saveRateMatrix,
    getRateMatrix,
    withdrawRateCardVersion,
    publishRateCardVersion,
    createRateCardVersion,
    exportCoverage,
    compareRateCards,
    exportComparison,
    getCardCoverage,
    getLanesWithoutRate,
    getOverlappingPlaces,
    getUncoveredPlaces,
  ],
  tasks: { 'rates.quoteCard': quoteCard },
  daily: { 'rates.forgetQuotes': daily('03:30', forgetQuotes) },
  live: { 'rateCard.changed': 'rates', 'fuelLevy.changed': 'rates' },
});
