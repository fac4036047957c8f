import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { tenancyProblems } from '../problems.ts';
import { SidebarLink, SidebarLinkToSave } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

export const getSidebarLinks = endpoint({
  path: '/api/core/tenant/getsidebarlinks',
  access: 'signedIn',
  summary: "Returns the additional sidebar links of the tenant; none for customers' users.",
  input: z.object(listInput),
  output: pageOf(SidebarLink),
  rowsAreEdited: true,
});

export const getSidebarLinkForEdit = endpoint({
  path: '/api/core/tenant/getSidebarLinkForEdit',
  access: 'Administration.Settings',
  summary: 'Returns one sidebar link.',
  input: z.object({ id: idOf('sidebarLink') }),
  output: z.object({ sidebarLink: SidebarLink }),
  problems: [tenancyProblems.SidebarLinkNotFound],
});

export const createOrUpdateSidebarLink = endpoint({
  method: 'POST',
  path: '/api/core/tenant/createorupdatesidebarlink',
  access: 'Administration.Settings',
  summary: 'Creates or updates a sidebar link.',
  input: z.object({ sidebarLink: SidebarLinkToSave, ...revision }),
  output: z.object({ id: Id }),
  problems: [tenancyProblems.SidebarLinkNotFound],
  replaces: {
    read: getSidebarLinkForEdit,
    argsOf: ({ sidebarLink: { id } }) => (id ? { id } : null),
  },
});

export const deleteSidebarLink = endpoint({
  method: 'DELETE',
  path: '/api/core/tenant/deletesidebarlink',
  access: 'Administration.Settings',
  summary: 'Deletes a sidebar link.',
  input: z.object({ id: idOf('sidebarLink') }),
  output: z.null(),
  problems: [tenancyProblems.SidebarLinkNotFound],
});
