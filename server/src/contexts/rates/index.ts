import { daily } from '#platform/background/daily.ts';
import { context } from '#platform/context.ts';
import { addZoneLocation } from './zones/api/addZoneLocation.ts';
import { createRate } from './rates/api/createRate.ts';
import { createRateCard } from './cards/api/createRateCard.ts';
import { createRateService } from './services/api/createRateService.ts';
import { createZone } from './zones/api/createZone.ts';
import { deleteRate } from './rates/api/deleteRate.ts';
import { deleteRateCard } from './cards/api/deleteRateCard.ts';
import { deleteRateService } from './services/api/deleteRateService.ts';
import { deleteZone } from './zones/api/deleteZone.ts';
import { exportRate } from './rates/api/exportRate.ts';
import { exportZone } from './zones/api/exportZone.ts';
import { getRateCard } from './cards/api/getRateCard.ts';
import { getRateCards } from './cards/api/getRateCards.ts';
import { getRateServices } from './services/api/getRateServices.ts';
import { getRates } from './rates/api/getRates.ts';
import { getRatesQuotes } from './quotes/api/getRatesQuotes.ts';
import { getServiceRate } from './services/api/getServiceRate.ts';
import { getZone } from './zones/api/getZone.ts';
import { getZoneLocations } from './zones/api/getZoneLocations.ts';
import { getZones } from './zones/api/getZones.ts';
import { importRate } from './rates/api/importRate.ts';
import { importZone } from './zones/api/importZone.ts';
import { multiQuoteRates } from './quotes/api/multiQuoteRates.ts';
import { quoteRates } from './quotes/api/quoteRates.ts';
import { removeZoneLocation } from './zones/api/removeZoneLocation.ts';
import { updateRate } from './rates/api/updateRate.ts';
import { updateRateCard } from './cards/api/updateRateCard.ts';
import { updateRateService } from './services/api/updateRateService.ts';
import { updateZone } from './zones/api/updateZone.ts';
import { createFuelLevy } from './charges/api/createFuelLevy.ts';
import { createSurcharge } from './charges/api/createSurcharge.ts';
import { deleteFuelLevy } from './charges/api/deleteFuelLevy.ts';
import { deleteSurcharge } from './charges/api/deleteSurcharge.ts';
import { getFuelLevies } from './charges/api/getFuelLevies.ts';
import { getSurcharges } from './charges/api/getSurcharges.ts';
import { updateFuelLevy } from './charges/api/updateFuelLevy.ts';
import { updateSurcharge } from './charges/api/updateSurcharge.ts';
import { createChangedRateCardVersion } from './versions/api/createChangedRateCardVersion.ts';
import { createRateCardVersion } from './versions/api/createRateCardVersion.ts';
import { publishRateCardVersion } from './versions/api/publishRateCardVersion.ts';
import { withdrawRateCardVersion } from './versions/api/withdrawRateCardVersion.ts';
import { getRateMatrix } from './matrix/api/getRateMatrix.ts';
import { saveRateMatrix } from './matrix/api/saveRateMatrix.ts';
import { exportCoverage } from './coverage/api/exportCoverage.ts';
import { getCardCoverage } from './coverage/api/getCardCoverage.ts';
import { getLanesWithoutRate } from './coverage/api/getLanesWithoutRate.ts';
import { getOverlappingPlaces } from './coverage/api/getOverlappingPlaces.ts';
import { getUncoveredPlaces } from './coverage/api/getUncoveredPlaces.ts';
import { compareRateCards } from './comparisons/api/compareRateCards.ts';
import { exportComparison } from './comparisons/api/exportComparison.ts';
import { forgetQuotes, quoteCard } from './quotes/quotes.ts';

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
    createChangedRateCardVersion,
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
});
