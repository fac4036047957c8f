import { phoneDigits } from '@waybill/kernel/phone';
import type { SimilarReason } from '@waybill/contract/customers/customers/similar';

type Query = {
  readonly companyName?: string | null | undefined;
  readonly customerName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly contact?: string | null | undefined;
  readonly abn?: string | null | undefined;
};

const digits = (text = ''): string => text.replaceAll(/\D/g, '');

/** A name or number with fewer letters or digits is not distinctive enough. */
const leastLetters = 3;
const leastDigits = 8;

/** Returns the distinctive values entered in a form so far; null if there are none yet. */
export function likenessOf({ companyName, customerName, email, contact, abn }: Query) {
  const names = [companyName, customerName].flatMap((name) =>
    (name ?? '').trim().length >= leastLetters ? [(name ?? '').trim()] : [],
  );
  const telephone = phoneDigits(contact ?? '');
  const likeness = {
    names,
    email: (email ?? '').includes('@') ? (email ?? '').trim() : null,
    telephone: telephone.length >= leastDigits ? telephone : null,
    abn: digits(abn ?? '').length === 11 ? digits(abn ?? '') : null,
  };
  const states = names.length > 0 || likeness.email || likeness.telephone || likeness.abn;
  return states ? likeness : null;
}

/** Returns why a customer is similar, the strongest reason first. */
export const reasonsOf = (row: {
  readonly same_abn: boolean;
  readonly same_email: boolean;
  readonly same_telephone: boolean;
}): readonly SimilarReason[] => {
  const sure = [
    ...(row.same_abn ? ['SameAbn' as const] : []),
    ...(row.same_email ? ['SameEmail' as const] : []),
    ...(row.same_telephone ? ['SameTelephone' as const] : []),
  ];
  return sure.length > 0 ? sure : ['SimilarName'];
};
