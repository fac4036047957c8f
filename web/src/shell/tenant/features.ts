import type { ResultOf } from '@waybill/contract/endpoint';
import { getTenantFeatures } from '@waybill/contract/tenancy/features/endpoints';
import { useEndpointQuery } from '#client/queries.ts';
import { useSession } from '../session/use-session.ts';
import { useTenant } from './tenant-context.ts';

type FeatureValues = ResultOf<typeof getTenantFeatures>['featureValues'];

/** True if the tenant has a feature; false until it is known. */
export function useFeature(name: string): boolean {
  const { tenantId } = useTenant();
  const { data: session } = useSession();
  const features = useEndpointQuery(getTenantFeatures, tenantId > 0 ? { tenantId } : {}, {
    enabled: Boolean(session?.accessToken),
    onReturn: false,
  });
  return featureIsOn(features.data?.featureValues ?? [], name);
}

/** True if the first value whose name, up to its first dot, equals the feature is `true`. */
export function featureIsOn(values: FeatureValues, name: string): boolean {
  const first = values.find((each) => each.name.split('.')[0] === name);
  return first?.value.toLowerCase() === 'true';
}
