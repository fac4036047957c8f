import { tenantState } from '@waybill/contract/tenancy/shapes';

type Series = {
  readonly prefix: string;
  readonly postfix: string;
  readonly digits: number;
  readonly first_no: number;
};

/** Formats each number as `{prefix}{number padded}{postfix}` (decisions T-08). */
export const numbersOf = (series: Series, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => {
    const number = String(series.first_no + i).padStart(series.digits, '0');
    return `${series.prefix}${number}${series.postfix}`;
  });

/** Returns the API's numeric code for a tenant's state. */
export function stateOf(tenant: { readonly isActive: boolean } | null): number {
  if (tenant === null) return tenantState.notFound;
  return tenant.isActive ? tenantState.available : tenantState.inActive;
}

/** Draws the tenant's initials on a plain tile, as the logo of a tenant without an uploaded one. */
export function initialsLogo(name: string): string {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .replaceAll(/[<&>"']/g, '');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">' +
    '<rect width="64" height="64" rx="14" fill="#1D5BD6"/>' +
    '<text x="32" y="41" font-family="system-ui, sans-serif" font-size="26" font-weight="600" ' +
    `text-anchor="middle" fill="#FFFFFF">${initials}</text></svg>`
  );
}
