import { type Scope, systemScope } from '#platform/db/scope.ts';
import type { NativeCall } from '#platform/http/native.ts';

/** A request to sign in at the host of a tenant. */
export type SignInCall = NativeCall & { readonly tenantId: number };

export const isAtTenant = (call: NativeCall): call is SignInCall => call.tenantId !== null;

/** The user is not known yet, so the system scope looks the user up. */
export const scopeOf = ({ tenantId, requestId }: SignInCall): Scope =>
  systemScope(tenantId, requestId);
