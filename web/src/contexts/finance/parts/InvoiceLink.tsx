import { paths } from '#paths';
import { AppLink } from '#ui/go.tsx';

type InvoiceLinkProps = { readonly id: number; readonly number: string };

/** An invoice's number, linked to the invoice. */
export const InvoiceLink = ({ id, number }: InvoiceLinkProps) => (
  <AppLink href={paths.invoice(id)} className="hit font-mono text-table text-primary underline">
    {number}
  </AppLink>
);
