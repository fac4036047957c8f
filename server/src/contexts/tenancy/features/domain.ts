import { notValidField } from '@waybill/contract/problem';
import { features } from '@waybill/contract/tenancy/features/features';

type Sent = { readonly name: string; readonly value: boolean | string };

/**
 * Returns the feature values to store: `true` or `false` as text, null for the default.
 * @throws {Problem} NotValid for an unknown feature, or any other value.
 */
export const featuresToSave = (sent: readonly Sent[]) =>
  sent.map(({ name, value }) => {
    const feature = features.find((each) => each.name === name);
    if (feature === undefined) {
      throw notValidField('featureValues', `There is no feature ${name}.`);
    }
    const text = String(value).toLowerCase();
    if (text !== 'true' && text !== 'false') {
      throw notValidField('featureValues', `${name} feature value is not valid!`);
    }
    return { name, value: text === feature.defaultValue ? null : text };
  });
