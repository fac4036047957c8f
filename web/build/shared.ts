/** The oldest browsers that are served. */
export const targets = ['chrome123', 'edge123', 'firefox121', 'safari17.5'] as const;

/** A path beside this file. */
export const here = (path: string): string =>
  decodeURIComponent(new URL(path, import.meta.url).pathname);
