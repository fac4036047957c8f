import { TextField } from '#ui/form/TextField.tsx';

/** Where the figure of a levy or surcharge was found. */
export function SourceField({ at }: { readonly at: string }) {
  return (
    <TextField
      name={`${at}.source`}
      label="Source"
      help="Where the percentage comes from. Verify before use."
      optional
    />
  );
}
