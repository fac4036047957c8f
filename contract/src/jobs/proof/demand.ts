/** What tenant, customer and booking demand of a delivery, together. */
export type Demanded = {
  readonly needsphoto: boolean;
  readonly needssignature: boolean;
  readonly needspin: boolean;
  /** Years. */
  readonly minimumage: number | null;
  readonly allowsleaving: boolean;
};

/** What nobody has decided otherwise. */
export const noDemand: Demanded = {
  needsphoto: false,
  needssignature: false,
  needspin: false,
  minimumage: null,
  allowsleaving: true,
};

/**
 * The strictest of the rules; a booking adds to them by its delivery options (decisions B-12):
 * `signatureRequired`, `photoRequired`, `pinRequired`, `minimumAge`, and `authorityToLeave`, by
 * which a receiver allows what the rules forbid. Where a person has to be met nothing is left.
 */
export function demandOf(
  rules: readonly Demanded[],
  options: Readonly<Record<string, string>> = {},
): Demanded {
  const isOn = (key: string) => options[key] === 'true';
  const age = Number(options['minimumAge']);
  const ages = [
    ...rules.flatMap(({ minimumage }) => minimumage ?? []),
    ...(Number.isInteger(age) && age >= 1 && age <= 99 ? [age] : []),
  ];
  const minimumage = ages.length === 0 ? null : Math.max(...ages);
  const needspin = isOn('pinRequired') || rules.some((rule) => rule.needspin);
  const needssignature = isOn('signatureRequired') || rules.some((rule) => rule.needssignature);
  const mayLeave = isOn('authorityToLeave') || rules.every((rule) => rule.allowsleaving);
  return {
    needsphoto: isOn('photoRequired') || rules.some((rule) => rule.needsphoto),
    needssignature,
    needspin,
    minimumage,
    allowsleaving: mayLeave && !needspin && minimumage === null && !isOn('signatureRequired'),
  };
}

/** What a proof has. */
export type ProofGiven = {
  readonly isLeft: boolean;
  readonly name: string;
  readonly photos: number;
  readonly isSigned: boolean;
  readonly isPinRight: boolean;
  readonly isAgeChecked: boolean;
};

export const proofLacks = [
  'MayNotLeave',
  'Photo',
  'Name',
  'Signature',
  'Pin',
  'Age',
  'PhotoOrSignature',
] as const;
export type ProofLack = (typeof proofLacks)[number];

/** What a proof still lacks; empty if it is complete. */
export function lacksOf(demand: Demanded, given: ProofGiven): readonly ProofLack[] {
  const { isLeft, isSigned, photos } = given;
  if (isLeft) {
    if (!demand.allowsleaving) return ['MayNotLeave'];
    return photos > 0 ? [] : ['Photo'];
  }
  const lacks: readonly (readonly [ProofLack, boolean])[] = [
    ['Name', given.name === ''],
    ['Photo', demand.needsphoto && photos === 0],
    ['Signature', demand.needssignature && !isSigned],
    ['Pin', demand.needspin && !given.isPinRight],
    ['Age', demand.minimumage !== null && !given.isAgeChecked],
  ];
  const found = lacks.flatMap(([lack, isLacking]) => (isLacking ? [lack] : []));
  if (found.length > 0 || photos > 0 || isSigned || demand.needspin) return found;
  return ['PhotoOrSignature'];
}
