import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates/shapes';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { template } from '../sql/templates.ts';
import { versionsOf } from '../sql/template-versions.ts';

export const getTemplateVersions = handle(
  contract.getTemplateVersions,
  async ({ input: { id }, db }) => {
    found(await template(db, id), templateProblems.TemplateNotFound, { id });
    const rows = await versionsOf(db, id);
    const items = rows.map((row) => ({
      version: row.version,
      templatename: row.name,
      templatecontent: row.content,
      templatesubjecttitle: row.subject,
      savedtime: row.saved_at.toISOString(),
      savedby: row.saved_by,
    }));
    return { items };
  },
);
