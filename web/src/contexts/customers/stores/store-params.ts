type Params = Readonly<Record<string, string>>;

/** Converts parameters to lines of text: `name=value`. */
export const paramLines = (params: Params): string =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');

/** Returns the error of parameter lines, or true: each needs a name and `=`. */
export function paramsFault(lines: string): string | true {
  const isParam = (line: string) => line.trim() === '' || line.indexOf('=') > 0;
  return lines.split('\n').every(isParam) || 'Each line needs a name, = and a value';
}

/** Parses parameters from lines; empty lines are ignored. */
export const paramsOf = (lines: string): Record<string, string> =>
  Object.fromEntries(
    lines.split('\n').flatMap((line) => {
      const [name = '', ...value] = line.split('=');
      return name.trim() === '' ? [] : [[name.trim(), value.join('=').trim()]];
    }),
  );
