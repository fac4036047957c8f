import type { Endpoint } from '@waybill/contract/endpoint';
import { found, generalProblems, Problem } from '@waybill/contract/problem';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { unseal } from '#contexts/tenancy/public.ts';
import type { Database } from '#platform/db/database.ts';
import { type Scope, systemScope } from '#platform/db/scope.ts';
import { readInput } from '#platform/http/input.ts';
import type { NativeCall } from '#platform/http/native.ts';
import { platformOf } from '../shops/registry.ts';
import { shopOfStore, type ShopRow } from '../shops/sql.ts';
import { sameText } from '#platform/token.ts';
import { isSigned } from './signature.ts';

type Services = { readonly database: Database; readonly secret: string };

export type SignedCall<Input> = {
  readonly shop: ShopRow;
  readonly scope: Scope;
  readonly input: Input;
};

/**
 * Returns the calling shop, by the id in the URL, if the request is signed with its secret: its
 * own, or the one assigned by its platform. A shop without a secret is refused (decisions B-31).
 * @throws {Problem} NotValid; ShopNotFound; ShopNotSigned
 */
export async function signedShop<Input extends { readonly storeId: string }>(
  { database, secret }: Services,
  endpoint: Endpoint,
  call: NativeCall,
): Promise<SignedCall<Input>> {
  const { params, query, body, tenantId } = call;
  const input = readInput(endpoint, { params, query, body, mayHoldUnstorable: true }) as Input;
  if (tenantId === null) throw new Problem(generalProblems.TenantRequired);
  const scope = systemScope(tenantId, call.requestId);
  const shop = found(
    await database.transaction(scope, (db) => shopOfStore(db, input.storeId)),
    shopsProblems.ShopNotFound,
  );
  if (!isAuthentic(shop, call, secret)) throw new Problem(shopsProblems.ShopNotSigned);
  return { shop, scope, input };
}

const ownHeader = 'x-waybill-hmac-sha256';
const keyHeader = 'x-store-key';

/**
 * True if signed with one of the shop's secrets; Odoo may send the secret itself (decisions B-31).
 */
function isAuthentic(shop: ShopRow, { text, headers }: NativeCall, own: string): boolean {
  const { webhooks } = platformOf(shop.platform);
  const signature = headers[webhooks?.signatureHeader ?? ownHeader] ?? headers[ownHeader];
  const key = shop.platform === 'Odoo' ? headers[keyHeader] : undefined;
  return secretsOf(shop, own).some(
    (secret) => isSigned(text, signature, secret) || (key !== undefined && sameText(key, secret)),
  );
}

function secretsOf(shop: ShopRow, own: string): readonly string[] {
  const assigned = platformOf(shop.platform).webhooks?.secretAttribute ?? null;
  const sealed = [shop.secret, assigned === null ? null : shop.attributes[assigned]];
  return sealed.flatMap((each) => {
    try {
      return each ? [unseal(own, each)] : [];
    } catch {
      // Encrypted with a different installation secret, so no signature can match.
      return [];
    }
  });
}
