import { WriteEmail } from '#contexts/messaging/links/WriteEmail.tsx';
import { useMay } from '#shell/permissions.ts';
import { emailFor } from '../customers/choices.ts';
import { useCustomer } from '../customers/calls.ts';

type EmailToCustomerProps = {
  /** Null if there is no customer yet: the address is then empty. */
  readonly customerId: number | null;
  readonly subject: string;
  readonly onClose: () => void;
};

/** An e-mail to the customer's address for messages about freight. */
export function EmailToCustomer({ customerId, subject, onClose }: EmailToCustomerProps) {
  const isKnown = useMay()('Customer.View') && customerId !== null;
  const { data, error } = useCustomer(customerId ?? 0, isKnown);
  if (isKnown && !data && !error) return null;
  return <WriteEmail to={data ? emailFor(data) : ''} subject={subject} onClose={onClose} />;
}
