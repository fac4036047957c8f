// One file of script for both: who opens the list opens a claim.
export { ClaimPage } from './ClaimPage.tsx';
export { ClaimsPage } from './ClaimsPage.tsx';
