// One chunk for both: whoever opens the list is likely to open a claim.
export { ClaimPage } from './ClaimPage.tsx';
export { ClaimsPage } from './ClaimsPage.tsx';
