import * as contract from '@waybill/contract/messaging/endpoints';
import {
  templateChannels,
  templateFields,
  templateNames,
} from '@waybill/contract/messaging/templates/shapes';
import { handle } from '#platform/context.ts';

export const getTemplateTypes = handle(contract.getTemplateTypes, async () => ({
  items: templateNames.flatMap((name) =>
    templateChannels.map((channel) => ({ name, channel, fields: [...templateFields[name]] })),
  ),
}));
