import { paths } from '#paths';

/** Where signing in lands without a way back: drivers at their jobs, others at the dashboard. */
export const landing = (session: { readonly isDriver?: boolean | undefined } | null): string =>
  session?.isDriver ? paths.jobs() : paths.dashboard();
