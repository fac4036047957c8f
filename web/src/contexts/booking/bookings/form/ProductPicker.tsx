import { ChevronDown, Package } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { measuresOf } from './from-booking.ts';
import type { Payer } from './use-payer.ts';
import { emptyPiece, type PieceValues } from './values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useProducts } from '../calls.ts';

type ProductPickerProps = { readonly payer: Payer; readonly onPick: (piece: PieceValues) => void };

/** Adds a line with the dimensions of a product of the customer. */
export function ProductPicker({ payer, onPick }: ProductPickerProps) {
  const t = useTranslate();
  const products = useProducts(payer).data?.items.filter(({ isActive }) => isActive) ?? [];
  if (products.length === 0) return null;
  return (
    <Menu
      align="start"
      trigger={
        <Button size="small" icon={Package}>
          {t('Add product')}
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      }
      items={products.map((product) => ({
        label: `${product.name} (${product.productCode})`,
        onAct: () =>
          onPick({
            ...emptyPiece,
            ...measuresOf(product),
            description: product.description ?? product.name,
            productId: product.id,
          }),
      }))}
    />
  );
}
