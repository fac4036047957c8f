import { getLogo } from '@waybill/contract/tenancy/branding/endpoints';
import { useState } from 'react';
import { cx } from '#ui/cx.ts';
import { useTenant } from './tenant-context.ts';

/** The tenant's logo, or its name if there is no picture. */
export function TenantLogo({ className }: { className?: string }) {
  const { endpoint, billing } = useTenant();
  const [broken, setBroken] = useState(false);
  const name = billing.legalName || 'Waybill';
  if (broken) return <span className={cx('font-semibold', className)}>{name}</span>;
  return (
    <img
      src={`${endpoint}${getLogo.path}`}
      alt={name}
      className={cx('max-w-full object-contain object-left', className)}
      onError={() => setBroken(true)}
    />
  );
}
