type Params = Readonly<Record<string, string>>;

/** Parameters as lines to edit: `name=value`. */
export const paramLines = (params: Params): string =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');

/** The parameters of lines; a line without a name is left out, one without a value is empty. */
export const paramsOf = (lines: string): Record<string, string> =>
  Object.fromEntries(
    lines.split('\n').flatMap((line) => {
      const [name = '', ...value] = line.split('=');
      return name.trim() === '' ? [] : [[name.trim(), value.join('=').trim()]];
    }),
  );
