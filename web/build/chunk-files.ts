/** Modules that the same entries need: what the bundler makes a file of when left to itself. */
export type SharedChunk = {
  readonly name: string;
  /** The names of the chunks it imports. */
  readonly imports: readonly string[];
  /** In characters of script. */
  readonly size: number;
  /** Chunks of different areas do not share a file. */
  readonly area: string;
};

/** The chunks that a browser loads together: those of a page, or of what is opened later. */
export type ScriptLoad = { readonly needs: ReadonlySet<string>; readonly weight: number };

/**
 * What a file costs beside its content, in characters of script: its headers, its turn on one of
 * six connections, and the work of browser and server.
 */
const fileCost = 11_000;

/** Chunks that share a file; what it imports, they all load. */
type File = {
  readonly chunks: string[];
  readonly imports: Set<File>;
  /** By load, whether it needs the file. */
  readonly isLoaded: boolean[];
  readonly area: string;
  size: number;
};

/**
 * Merges chunks into files as long as that saves more files than it loads script in vain; no two
 * files import each other.
 * @returns the names of the chunks of each file
 */
export function filesOf(
  chunks: readonly SharedChunk[],
  loads: readonly ScriptLoad[],
): readonly (readonly string[])[] {
  const weights = loads.map(({ weight }) => weight);
  const files = fileOfEach(chunks, loads);
  for (let isMerged = true; isMerged; ) {
    isMerged = false;
    for (const file of [...files].sort((a, b) => a.size - b.size)) {
      const other = files.has(file) ? bestPartner(files, file, weights) : null;
      if (other === null) continue;
      merge(files, { from: file, into: other });
      isMerged = true;
    }
  }
  return [...files].map((file) => file.chunks);
}

function fileOfEach(chunks: readonly SharedChunk[], loads: readonly ScriptLoad[]): Set<File> {
  const files = new Map(
    chunks.map(({ name, size, area }) => {
      const isLoaded = loads.map(({ needs }) => needs.has(name));
      return [name, { chunks: [name], imports: new Set<File>(), isLoaded, area, size }];
    }),
  );
  for (const { name, imports } of chunks) {
    for (const imported of imports) {
      const file = files.get(imported);
      if (file) files.get(name)?.imports.add(file);
    }
  }
  return new Set(files.values());
}

type Weights = readonly number[];

/** Returns the file with which merging saves most; null if it saves nothing with any. */
function bestPartner(files: ReadonlySet<File>, file: File, weights: Weights): File | null {
  const options = [...files]
    .filter((other) => other !== file && other.area === file.area)
    .map((other) => ({ other, most: savedBy(file, other, weights) }))
    .filter(({ most }) => most > 0)
    .sort((a, b) => b.most - a.most);
  let best: File | null = null;
  let saved = 0;
  for (const { other, most } of options) {
    if (most <= saved) break;
    const left = most - costOfImports(file, other, weights) - costOfImports(other, file, weights);
    if (left > saved && !wouldCircle(file, other)) [best, saved] = [other, left];
  }
  return best;
}

/** What merging saves, less what loads of one file receive of the other in vain. */
function savedBy(a: File, b: File, weights: Weights): number {
  let saved = 0;
  weights.forEach((weight, load) => {
    if (a.isLoaded[load]) saved += weight * (b.isLoaded[load] ? fileCost : -b.size);
    else if (b.isLoaded[load]) saved -= weight * a.size;
  });
  return saved;
}

/** What loads of `other` receive in vain because the file merged with it imports that. */
function costOfImports(file: File, other: File, weights: Weights): number {
  let cost = 0;
  for (const imported of allImportsOf(file)) {
    if (imported === other) continue;
    weights.forEach((weight, load) => {
      const isNew = other.isLoaded[load] && !file.isLoaded[load] && !imported.isLoaded[load];
      if (isNew) cost += weight * (imported.size + fileCost);
    });
  }
  return cost;
}

function allImportsOf({ imports }: File): ReadonlySet<File> {
  const all = new Set(imports);
  // A set yields what is added while it is walked.
  for (const file of all) for (const imported of file.imports) all.add(imported);
  return all;
}

/** Files that import each other would read what is not defined yet. */
const wouldCircle = (a: File, b: File): boolean => leadsTo(a, b) || leadsTo(b, a);

/** Whether a file imports another by way of a third. */
const leadsTo = (from: File, to: File): boolean =>
  [...from.imports].some((file) => file !== to && allImportsOf(file).has(to));

function merge(files: Set<File>, { from, into }: { readonly from: File; readonly into: File }) {
  files.delete(from);
  into.chunks.push(...from.chunks);
  into.size += from.size;
  for (const file of files) if (file.imports.delete(from)) file.imports.add(into);
  for (const imported of from.imports) into.imports.add(imported);
  into.imports.delete(into);
  addLoads(into, from);
  for (const imported of allImportsOf(into)) addLoads(imported, into);
}

function addLoads(to: File, of: File): void {
  of.isLoaded.forEach((isLoaded, load) => {
    if (isLoaded) to.isLoaded[load] = true;
  });
}
