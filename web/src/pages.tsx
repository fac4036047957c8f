import { identityPages } from '#contexts/identity/index.ts';
import type { PageDefinition } from '#shell/page.ts';

/** Every page of the app, context by context. */
export const pages: readonly PageDefinition[] = [...identityPages];
