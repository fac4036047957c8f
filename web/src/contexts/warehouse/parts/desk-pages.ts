/**
 * The pages of the warehouse except the scan station, in one chunk: the app lists every chunk in
 * the code that all pages load first.
 */
export { ConsignmentsPage } from '../consignments/ConsignmentsPage.tsx';
export { ItemPage } from '../items/ItemPage.tsx';
export { ItemsPage } from '../items/ItemsPage.tsx';
export { LocationsPage } from '../locations/LocationsPage.tsx';
export { StocktakePage } from '../stocktakes/StocktakePage.tsx';
export { StocktakesPage } from '../stocktakes/StocktakesPage.tsx';
