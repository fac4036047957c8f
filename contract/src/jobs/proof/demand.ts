/** The requirements of tenant, customer and booking for a delivery, combined. */
export type Demanded = {
  readonly needsphoto: boolean;
  readonly needssignature: boolean;
  readonly needspin: boolean;
  /** Years. */
  readonly minimumage: number | null;
  readonly allowsleaving: boolean;
};

/** The default requirements. */
export const noDemand: Demanded = {
  needsphoto: false,
  needssignature: false,
  needspin: false,
  minimumage: null,
  allowsleaving: true,
};

/**
 * Combines rules to the strictest; a booking adds its delivery options (decisions B-12):
 * `signatureRequired`, `photoRequired`, `pinRequired`, `minimumAge`, and `authorityToLeave`, with
 * which a receiver allows leaving despite the rules. If a person must be met, nothing may be left.
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

/** The content of a proof. */
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

/** Returns what a proof still lacks; empty if it is complete. */
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
