import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { FileBytes } from '../../shared/file.ts';
import { recordsProblems as refusals } from '../problems.ts';
import { nameOf } from '../../shared/ids.ts';

/** The `fileName` of an upload, or the token of an export. */
const assetId = nameOf(
  'asset',
  z.string({ error: 'An assetId is required' }).trim().min(1).max(100),
);

export const uploadAsset = endpoint({
  method: 'POST',
  path: '/api/core/file/uploadasset',
  access: 'signedIn',
  summary: 'Uploads a file; other calls and downloadasset refer to it by the returned fileName.',
  output: z.object({ fileName: z.guid() }),
  upload: 'file',
  perMinute: 60,
});

export const downloadAsset = endpoint({
  path: '/api/core/file/downloadasset',
  access: 'signedIn',
  summary: 'Downloads an uploaded file, a document or an export.',
  input: z.object({ assetId }),
  output: FileBytes,
  response: 'file',
  problems: [refusals.AssetNotFound],
});

export const deleteAsset = endpoint({
  method: 'DELETE',
  path: '/api/core/file/deleteasset',
  access: 'signedIn',
  summary: 'Deletes a file that the caller uploaded; administrators can delete any file.',
  input: z.object({ assetId }),
  output: z.null(),
  problems: [refusals.AssetNotFound],
});
