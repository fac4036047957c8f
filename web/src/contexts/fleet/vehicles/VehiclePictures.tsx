import type { Vehicle } from '@waybill/contract/fleet/shapes';
import { Trash2 } from 'lucide-react';
import { PictureLink } from '#shell/records/PictureLink.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import {
  vehiclePicture,
  useDeleteVehicleImage,
  useUploadVehicleImage,
  useVehicle,
} from './calls.ts';

/** Pictures of a vehicle; users who may edit it can add and delete them. */
export function VehiclePictures({ vehicle: known }: { readonly vehicle: Vehicle }) {
  const t = useTranslate();
  const upload = useUploadVehicleImage();
  const removal = useDeleteVehicleImage();
  const vehicle = useVehicle(known.id).data?.vehicle ?? known;
  return (
    <section aria-label={t('Pictures')} className="grid gap-3">
      <h3 className="text-h3 font-semibold">{t('Pictures')}</h3>
      {vehicle.images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {vehicle.images.map((id, at) => (
            <li key={id} className="relative">
              <PictureLink
                {...vehiclePicture(vehicle.id, id)}
                name={t('{name}, picture {number}', { name: vehicle.name, number: at + 1 })}
              />
              <span className="absolute right-1 top-1 rounded-control bg-surface">
                <IconButton
                  icon={Trash2}
                  size="small"
                  label="Delete picture"
                  working={removal.isPending}
                  onClick={() => removal.mutate({ vehicleId: vehicle.id, id })}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label="Add a picture"
        accept=".png,.jpg,.jpeg,.webp"
        files={[]}
        onChange={([file]) => {
          if (file) upload.mutate({ args: { vehicleId: vehicle.id }, files: [file] });
        }}
        problem={upload.error ?? removal.error}
      />
    </section>
  );
}
