import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { ArgsOf, Endpoint, ResultOf } from '@waybill/contract/endpoint';
import { downloadAsset } from '@waybill/contract/records/endpoints';
import { useClient } from '#client/client-context.tsx';
import { save } from '#client/save-file.ts';

type Exported = { readonly fileName: string; readonly fileToken: string };

/** Requests an export, then downloads and saves the file of its token. */
export function useExportFile<E extends Endpoint>(
  endpoint: E,
): UseMutationResult<void, Error, ArgsOf<E>> {
  const { call, download } = useClient();
  return useMutation<void, Error, ArgsOf<E>>({
    mutationFn: async (args) => {
      const { fileToken, fileName } = (await call(endpoint, args)) as ResultOf<E> & Exported;
      const file = await download(downloadAsset, { assetId: fileToken });
      save({ ...file, name: fileName });
    },
  });
}
