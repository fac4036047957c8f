import { WriteEmail } from '#contexts/messaging/links/WriteEmail.tsx';
import { useMay } from '#shell/permissions.ts';
import { emailFor } from '../customers/choices.ts';
import { useCustomer } from '../customers/calls.ts';

type EmailToCustomerProps = {
  /** Null where there is no customer yet: then the address stays empty. */
  readonly customerId: number | null;
  readonly subject: string;
  readonly onClose: () => void;
};

/** An e-mail to the address that a customer wants to be written to about its freight. */
export function EmailToCustomer({ customerId, subject, onClose }: EmailToCustomerProps) {
  const isKnown = useMay()('Customer.View') && customerId !== null;
  const { data, error } = useCustomer(customerId ?? 0, isKnown);
  if (isKnown && !data && !error) return null;
  return <WriteEmail to={data ? emailFor(data) : ''} subject={subject} onClose={onClose} />;
}
