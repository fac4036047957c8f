import { useMutation } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useClient } from '#client/client-context.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { downloadDocument, exportBookings } from '../../calls.ts';
import { save } from '#client/save-file.ts';

/** Exports the bookings that a filter matches, or the selected ones, as a CSV file. */
export function useExport() {
  const { call, download } = useClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (query: ArgsOf<typeof exportBookings>) => {
      const { fileToken, fileName } = await call(exportBookings, query);
      const { blob } = await download(downloadDocument, { token: fileToken });
      save({ blob, name: fileName });
    },
    onSuccess: () => toast({ title: 'Bookings exported', tone: 'success' }),
  });
}
