import type { OrderItem, WebOrder } from '@waybill/contract/shops/orders/shapes';
import { explain } from '#client/explain.ts';
import { turningOptions } from '#contexts/customers/links/turning-options.ts';
import { LocalityPicker } from '#contexts/customers/parts/LocalityPicker.tsx';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useOrder, useUpdateOrder } from './calls.ts';
import { obstacleOf, placeOf, receiverOf } from './order-columns.tsx';
import { FiredRules } from './FiredRules.tsx';
import { OrderBookings } from './OrderBookings.tsx';
import { Parcels } from './Parcels.tsx';
import { SuggestedPlace } from './SuggestedPlace.tsx';

type OrderDrawerProps = { readonly id: number; readonly onClose: () => void };

/** An order: editable while it is open, otherwise read-only. */
export function OrderDrawer({ id, onClose }: OrderDrawerProps) {
  const query = useOrder(id);
  if (query.data?.order.status === 'New') {
    return <Correcting order={query.data.order} onClose={onClose} />;
  }
  const order = query.data?.order;
  return (
    <Drawer
      open
      modal
      onOpenChange={(open) => !open && onClose()}
      title={order?.orderNumber ?? 'Order'}
    >
      {query.error && <Banner tone="problem" title={explain(query.error).message} />}
      {order === undefined && !query.error && <Skeleton lines={6} />}
      {order && <Details order={order} />}
    </Drawer>
  );
}

type OfOrder = { readonly order: WebOrder };

function Details({ order }: OfOrder) {
  const { failure, fulfilmentProblem, shopName, shippingMethod } = order;
  return (
    <div className="grid gap-4">
      {fulfilmentProblem !== null && (
        <Banner tone="warning" title="The shop could not be notified">
          <Translated text={fulfilmentProblem} />
        </Banner>
      )}
      {failure !== null && <Banner tone="warning" title={<Translated text={failure} />} />}
      <KeyValueList
        details={[
          { label: 'Receiver', value: receiverOf(order) },
          { label: 'Street', value: order.toAddress.addressLine1 },
          { label: 'Place', value: placeOf(order) },
          { label: 'Shop', value: shopName },
          { label: 'Chosen by the buyer', value: shippingMethod },
        ]}
      />
      <OrderBookings order={order} />
      <FiredRules order={order} />
      <Parcels parcels={order.parcels} />
    </div>
  );
}

const sideOf = (measure: OrderItem['length']) => ({
  value: measure?.value ?? null,
  unit: measure?.unit ?? 'cm',
});

const valuesOf = ({ toAddress: to, items }: WebOrder) => ({
  order: {
    toAddress: {
      companyName: to.companyName ?? '',
      contactName: to.contactName ?? '',
      telephone: to.telephone ?? '',
      email: to.email ?? '',
      addressLine1: to.addressLine1,
      addressLine2: to.addressLine2 ?? '',
      suburb: to.suburb,
      postCode: to.postCode,
      stateCode: to.stateCode ?? '',
      countryCode: to.countryCode,
    },
    items: items.map((item) => ({
      sku: item.sku,
      name: item.name,
      quantity: item.quantity as number | null,
      unitPrice: item.unitPrice,
      turning: item.turning ?? 'Any',
      isFragile: item.isFragile ?? false,
      weight: { value: item.weight?.value ?? null, unit: item.weight?.unit ?? 'kg' },
      length: sideOf(item.length),
      width: sideOf(item.width),
      height: sideOf(item.height),
    })),
  },
});

type Typed = { readonly value: number | null; readonly unit: string };
const measured = ({ value, unit }: Typed) => (value === null ? null : { value, unit });

function Correcting({ order, onClose }: OfOrder & Pick<OrderDrawerProps, 'onClose'>) {
  const toast = useToast();
  const values = valuesOf(order);
  const save = useSaveForm({
    reading: order,
    values,
    send: useUpdateOrder(),
    argsOf: ({ order: typed }) => ({
      order: {
        id: order.id,
        toAddress: { ...order.toAddress, ...typed.toAddress, state: null, country: null },
        items: typed.items.map((item) => ({
          ...item,
          quantity: item.quantity ?? 0,
          weight: measured(item.weight),
          length: measured(item.length),
          width: measured(item.width),
          height: measured(item.height),
        })),
      },
    }),
    onSaved: ({ order: saved }) => {
      const isReady = saved.stage === 'Ready';
      toast({
        title: isReady ? 'The order is ready to book' : 'Order saved; something is still missing',
        tone: isReady ? 'success' : 'plain',
      });
      if (isReady) onClose();
    },
  });
  const isObstructed = obstacleOf(order) !== null;
  return (
    <FormDrawer
      title={order.orderNumber}
      submitLabel="Save order"
      save={save}
      onClose={onClose}
      below={<Parcels parcels={order.parcels} />}
    >
      {isObstructed && (
        <Banner tone="warning" title="This order cannot be booked yet">
          <ul className="grid gap-1">
            {order.failure !== null && (
              <li>
                <Translated text={order.failure} />
              </li>
            )}
            {order.problems.map(({ message, sentence }) => (
              <li key={message}>
                <Translated text={sentence ?? message} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <FiredRules order={order} />
      <TextField name="order.toAddress.contactName" label="Receiver" optional />
      <TextField name="order.toAddress.companyName" label="Company" optional />
      <TextField name="order.toAddress.addressLine1" label="Street" />
      <SuggestedPlace order={order} />
      <LocalityPicker at="order.toAddress" required />
      {values.order.items.map((item, at) => (
        <ItemFields key={`${item.sku} ${at.toString()}`} item={item} at={at} />
      ))}
    </FormDrawer>
  );
}

type ItemFieldsProps = {
  readonly item: ReturnType<typeof valuesOf>['order']['items'][number];
  readonly at: number;
};

function ItemFields({ item, at }: ItemFieldsProps) {
  const name = (member: string) => `order.items.${at}.${member}`;
  return (
    <fieldset className="grid gap-3 border-t border-hairline pt-4">
      <legend className="sr-only">{item.name}</legend>
      <div className="grid grid-cols-[1fr_5rem_7rem] items-start gap-3">
        <TextField
          name={name('name')}
          label="Item"
          rules={{ required: 'Please enter a description' }}
        />
        <NumberField name={name('quantity')} label="Pieces" rules={{ required: true, min: 1 }} />
        <NumberField name={name('weight.value')} label="Weight" unit={item.weight.unit} />
      </div>
      <div className="grid grid-cols-3 items-start gap-3">
        <NumberField name={name('length.value')} label="Length" unit={item.length.unit} optional />
        <NumberField name={name('width.value')} label="Width" unit={item.width.unit} optional />
        <NumberField name={name('height.value')} label="Height" unit={item.height.unit} optional />
      </div>
      <div className="grid grid-cols-2 items-end gap-3">
        <SelectField name={name('turning')} label="In the box" options={turningOptions} />
        <CheckboxField name={name('isFragile')} label="Fragile: nothing on top" />
      </div>
    </fieldset>
  );
}
