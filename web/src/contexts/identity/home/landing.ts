import { paths } from '#paths';

/** Returns the default page after sign-in: jobs for drivers, the dashboard for others. */
export const landing = (session: { readonly isDriver?: boolean | undefined } | null): string =>
  session?.isDriver ? paths.jobs() : paths.dashboard();
