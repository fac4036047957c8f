import type { z } from 'zod';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { MeasureText, SidesText } from '#shell/Measures.tsx';
import { useMay } from '#shell/permissions.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { FieldGrid, WholeLine } from '../customers/form/FieldGrid.tsx';
import { turningOptions } from '../links/turning-options.ts';
import { productKind } from '../customers/imports/kinds.ts';
import { ListFiles } from '../customers/imports/ListFiles.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useInSentence } from '#shell/texts/use-in-sentence.ts';
import type { CustomerProduct } from '@waybill/contract/customers/products/shapes';
import {
  useDeleteProduct,
  useExportProducts,
  useImportProducts,
  usePackageTypes,
  useProducts,
  useSaveProduct,
} from './calls.ts';

type Product = z.output<typeof CustomerProduct>;
type OfCustomer = { readonly customerId: number };

const nameOf = ({ name, productCode }: Product): string => `${name} (${productCode})`;

const columns: readonly Column<Product>[] = [
  { id: 'code', header: 'Code', cell: ({ productCode }) => productCode, sortKey: 'productCode' },
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    title: ({ name }) => name,
    sortKey: 'name',
    width: 220,
  },
  {
    id: 'package',
    header: 'Package',
    cell: ({ packageType }) => packageType,
    sortKey: 'packageType',
    hideBelow: 768,
    card: 'none',
  },
  { id: 'size', header: 'Size', cell: (product) => <SidesText of={product} />, width: 180 },
  {
    id: 'weight',
    header: 'Weight',
    cell: ({ weight }) => <MeasureText of={weight} />,
    align: 'right',
    width: 100,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ isActive, isDangerousGood }) => {
      if (!isActive) return <StatusPill family="neutral">Off</StatusPill>;
      return isDangerousGood ? <StatusPill family="orange">Dangerous</StatusPill> : null;
    },
    width: 110,
    card: 'pill',
  },
];

/** The products that a customer often sends. */
export function Products({ customerId }: OfCustomer) {
  const list = useRecordList(`${paths.customer(customerId)}#products`, 'productCode');
  const query = useProducts({ ...list.requested, customerId, filter: list.search.q });
  const mayEdit = useMay()('Customer.Addresses');
  return (
    <RecordShelf
      one="product"
      many="products"
      list={list}
      query={query}
      columns={columns}
      rowName={nameOf}
      permission="Customer.View"
      mayEdit={mayEdit}
      actions={
        <ListFiles
          kind={productKind}
          customerId={customerId}
          filter={list.search.q}
          mayEdit={mayEdit}
          importing={useImportProducts()}
          exporting={useExportProducts()}
        />
      }
      why="Dimensions and weights of items you send often, to pick when booking."
      removal={useDeleteProduct()}
      editor={(row, close) => (
        <ProductDrawer
          key={row?.id ?? 'new'}
          customerId={customerId}
          product={row}
          onClose={close}
        />
      )}
    />
  );
}

type ProductDrawerProps = OfCustomer & {
  readonly product: Product | null;
  readonly onClose: () => void;
};

function ProductDrawer({ customerId, product, onClose }: ProductDrawerProps) {
  const save = useSaveForm({
    reading: product,
    values: valuesOf(product),
    send: useSaveProduct(),
    argsOf: ({ product: input }) => ({
      customerId,
      product: {
        ...input,
        id: product?.id,
        dangerousGoodsCategoryId: product?.dangerousGoodsCategoryId,
        dangerousGoodsCategoryName: product?.dangerousGoodsCategoryName,
      },
    }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={product ? nameOf(product) : 'Add product'}
      submitLabel="Save product"
      save={save}
      onClose={onClose}
    >
      <ProductFields />
    </FormDrawer>
  );
}

function ProductFields() {
  const t = useTranslate();
  const packages = usePackageTypes();
  const { number } = useFormats();
  const inSentence = useInSentence();
  const measure = (name: string, label: string, unit: string) => (
    <NumberField
      name={`product.${name}.value`}
      label={label}
      unit={unit}
      rules={{
        required: t('Please enter the {label}', { label: inSentence(label) }),
        min: {
          value: 0,
          message: t('{label} must be {number} or more', {
            label: inSentence(label),
            number: number(0),
          }),
        },
      }}
    />
  );
  return (
    <FieldGrid>
      <TextField
        name="product.productCode"
        label="Code"
        rules={{ required: 'Please enter a code' }}
      />
      <TextField name="product.name" label="Name" rules={{ required: 'Please enter a name' }} />
      <WholeLine>
        <SelectField
          name="product.packageType"
          label="Package type"
          options={(packages.data?.items ?? []).map(({ name }) => ({ value: name, label: name }))}
          rules={{ required: 'Please choose a package type' }}
        />
      </WholeLine>
      {measure('length', 'Length', 'cm')}
      {measure('width', 'Width', 'cm')}
      {measure('height', 'Height', 'cm')}
      {measure('weight', 'Weight', 'kg')}
      <WholeLine>
        <TextArea name="product.description" label="Description" rows={2} optional />
      </WholeLine>
      <SelectField name="product.turning" label="In the box" options={turningOptions} />
      <CheckboxField name="product.isFragile" label="Fragile: nothing on top" />
      <CheckboxField name="product.isDangerousGood" label="Dangerous goods" />
      <CheckboxField name="product.isActive" label="Offered when booking" />
    </FieldGrid>
  );
}

const measured = (measure: { value: number; unit: string } | undefined, to: string) => ({
  value: (measure?.value ?? null) as number,
  unit: measure?.unit ?? to,
});

const valuesOf = (product: Product | null) => ({
  product: {
    productCode: product?.productCode ?? '',
    name: product?.name ?? '',
    packageType: product?.packageType ?? '',
    description: product?.description ?? '',
    length: measured(product?.length, 'cm'),
    width: measured(product?.width, 'cm'),
    height: measured(product?.height, 'cm'),
    weight: measured(product?.weight, 'kg'),
    turning: product?.turning ?? 'Any',
    isFragile: product?.isFragile ?? false,
    isDangerousGood: product?.isDangerousGood ?? false,
    isActive: product?.isActive ?? true,
  },
});
