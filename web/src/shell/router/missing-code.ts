/** What browsers say of a module that the server no longer has. */
const missing = new RegExp(
  '^(Failed to fetch dynamically imported module|error loading dynamically imported module|' +
    'Importing a module script failed)',
);

/**
 * Reloads the page if an error says that the server no longer has its code, as it has a new version
 * of the app; only once for each file, which may be missing for another reason.
 */
export function reloadsForNewVersion(error: unknown): boolean {
  const { message } = error instanceof Error ? error : { message: '' };
  const key = 'reloaded:'.concat(message);
  if (!missing.test(message) || sessionStorage.getItem(key) !== null) return false;
  sessionStorage.setItem(key, 'yes');
  location.reload();
  return true;
}
