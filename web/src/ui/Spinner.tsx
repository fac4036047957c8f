import { LoaderCircle } from 'lucide-react';

/**
 * Shown while something is in progress; invisible for the first 150 ms so that fast responses do
 * not flicker.
 */
export function Spinner({ size = 16 }: { readonly size?: number }) {
  return (
    <span className="wait-150 inline-flex" aria-hidden="true">
      <LoaderCircle size={size} className="animate-spin" />
    </span>
  );
}
