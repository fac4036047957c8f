/**
 * The pages of the floor, in one file: the app names each file that it may fetch in what every page
 * loads first, and few people open these.
 */
export { ConsignmentsPage } from '../consignments/ConsignmentsPage.tsx';
export { LocationsPage } from '../locations/LocationsPage.tsx';
export { StocktakePage } from '../stocktakes/StocktakePage.tsx';
export { StocktakesPage } from '../stocktakes/StocktakesPage.tsx';
