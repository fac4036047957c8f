import { type Scope, systemScope } from '#platform/db/scope.ts';
import type { NativeCall } from '#platform/http/native.ts';

/** A request to sign in at the host of a tenant. */
export type SignInCall = NativeCall & { readonly tenantId: number };

export const isAtTenant = (call: NativeCall): call is SignInCall => call.tenantId !== null;

/** Nobody is signed in yet: the system looks for who it may be. */
export const scopeOf = ({ tenantId, requestId }: SignInCall): Scope =>
  systemScope(tenantId, requestId);
