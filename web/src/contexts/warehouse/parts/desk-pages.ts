/**
 * The pages of the warehouse but the scan station, in one file: the app names each file that it may
 * fetch in what every page loads first.
 */
export { ConsignmentsPage } from '../consignments/ConsignmentsPage.tsx';
export { ItemPage } from '../items/ItemPage.tsx';
export { ItemsPage } from '../items/ItemsPage.tsx';
export { LocationsPage } from '../locations/LocationsPage.tsx';
export { StocktakePage } from '../stocktakes/StocktakePage.tsx';
export { StocktakesPage } from '../stocktakes/StocktakesPage.tsx';
