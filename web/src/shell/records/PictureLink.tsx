import type { ArgsOf, Endpoint } from '@waybill/contract/endpoint';
import { usePicture } from '#client/queries.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

type PictureLinkProps<E extends Endpoint> = {
  /** The endpoint that returns the picture. */
  readonly endpoint: E;
  readonly args: ArgsOf<E>;
  /** What the picture shows. */
  readonly name: string;
};

/** The thumbnail of a picture; opens the full picture in a new tab. */
export function PictureLink<E extends Endpoint>({ endpoint, args, name }: PictureLinkProps<E>) {
  const t = useTranslate();
  const { data, error } = usePicture(endpoint, args);
  if (error) {
    return <p className="text-meta text-red-fg">{t("{name} couldn't be loaded.", { name })}</p>;
  }
  if (data === undefined) {
    return (
      <div className="w-24">
        <Skeleton height={96} />
      </div>
    );
  }
  return (
    <a href={data} target="_blank" rel="noreferrer">
      <img
        src={data}
        alt={name}
        className="size-24 rounded-control border border-hairline bg-white object-contain"
      />
    </a>
  );
}
