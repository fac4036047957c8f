type File = { readonly path: string; readonly text: () => string };
type Call = { readonly context: string; readonly name: string };
type Part = readonly [what: string, path: string];

/** Returns whether the text `wanted` identifies this endpoint: by its name or by its address. */
export function matches(endpoint: { name: string; path: string }, wanted: string): boolean {
  const [address = ''] = wanted.replace(/^[a-z]+:\/\/[^/]+/, '').split('?');
  const pattern = endpoint.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+');
  return endpoint.name === wanted || new RegExp(`^${pattern}/?$`, 'i').test(address);
}

/** Returns the files of an endpoint, from the contract to the screens and their tests. */
export function filesOfEndpoint({ context, name }: Call, files: readonly File[]): readonly Part[] {
  const named = new RegExp(`\\b${name}\\b`);
  const within = (folder: string) =>
    files.filter(({ path }) => path.startsWith(folder) && /\.tsx?$/.test(path));
  const using = (folder: string) => within(folder).filter(({ text }) => named.test(text()));
  const declares = new RegExp(`export const ${name}\\b`);
  const part =
    (what: string) =>
    ({ path }: File): Part => [what, path];
  const isTest = ({ path }: File) => /\.test\.tsx?$/.test(path);
  return [
    ...using(`contract/src/${context}/`)
      .filter(({ text }) => declares.test(text()))
      .map(part('contract')),
    ...using(`server/src/contexts/${context}/`)
      .filter((file) => !isTest(file) && declares.test(file.text()))
      .map(part('handler')),
    ...using('web/src/contexts/')
      .filter(({ path }) => path.endsWith('calls.ts'))
      .map(part('hook')),
    ...using('server/src/contexts/').filter(isTest).map(part('test')),
  ];
}
