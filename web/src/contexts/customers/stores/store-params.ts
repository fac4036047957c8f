type Params = Readonly<Record<string, string>>;

/** Parameters as lines to edit: `name=value`. */
export const paramLines = (params: Params): string =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');

/** What is wrong with lines of parameters, or that nothing is: each has a name and `=`. */
export function paramsFault(lines: string): string | true {
  const isParam = (line: string) => line.trim() === '' || line.indexOf('=') > 0;
  return lines.split('\n').every(isParam) || 'Each line needs a name, = and a value';
}

/** The parameters of lines; empty lines count for nothing. */
export const paramsOf = (lines: string): Record<string, string> =>
  Object.fromEntries(
    lines.split('\n').flatMap((line) => {
      const [name = '', ...value] = line.split('=');
      return name.trim() === '' ? [] : [[name.trim(), value.join('=').trim()]];
    }),
  );
