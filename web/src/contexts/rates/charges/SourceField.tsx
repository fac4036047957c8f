import { TextField } from '#ui/form/TextField.tsx';

/** The source of a levy's or surcharge's figure. */
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
