import { explain } from '#client/explain.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useAssetPicture } from '../assets/calls.ts';

type AssetPictureProps = {
  /** The `fileName` of its upload. */
  readonly assetId: string;
  /** What the picture shows. */
  readonly alt: string;
};

/** An uploaded picture on white, as logos are designed for paper. */
export function AssetPicture({ assetId, alt }: AssetPictureProps) {
  const picture = useAssetPicture(assetId);
  if (picture.error)
    return (
      <p className="text-red-fg">
        <Translated text={explain(picture.error).message} />
      </p>
    );
  if (!picture.data) return <Skeleton height={64} />;
  return (
    <img
      src={picture.data}
      alt={alt}
      className="h-16 max-w-full rounded-control border border-hairline bg-white object-contain p-1"
    />
  );
}
