import { type SidebarLink, sidebarIcons } from '@waybill/contract/tenancy/sidebar-links/shapes';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useSaveSidebarLink } from './calls.ts';

type Props = { readonly link: SidebarLink | null; readonly onClose: () => void };

const valuesOf = (link: SidebarLink | null) => ({
  sidebarLink: {
    title: link?.title ?? '',
    url: link?.url ?? '',
    icon: link?.icon ?? 'link',
    isExternal: link?.isExternal ?? true,
    sortOrder: (link?.sortOrder ?? 100) as number | null,
  },
});
type Values = ReturnType<typeof valuesOf>;

const icons = sidebarIcons.map((icon) => ({
  value: icon,
  label: icon.charAt(0).toUpperCase() + icon.slice(1),
}));

export function SidebarLinkDrawer({ link, onClose }: Props) {
  const toast = useToast();
  const save = useSaveForm({
    reading: link,
    values: valuesOf(link),
    send: useSaveSidebarLink(),
    argsOf: ({ sidebarLink }: Values) => ({
      sidebarLink: { ...sidebarLink, id: link?.id, sortOrder: sidebarLink.sortOrder ?? 0 },
    }),
    onSaved: () => {
      toast({ title: 'Sidebar link saved', tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDrawer
      title={link?.title ?? 'Add link'}
      submitLabel="Save link"
      save={save}
      onClose={onClose}
    >
      <TextField<Values>
        name="sidebarLink.title"
        label="Title"
        rules={{ required: 'Please enter the title', maxLength: 64 }}
      />
      <TextField<Values>
        name="sidebarLink.url"
        label="Address"
        help="An external address such as https://…, or a page of this app such as /reports."
        rules={{ required: 'Please enter the address', maxLength: 1000 }}
      />
      <CheckboxField<Values> name="sidebarLink.isExternal" label="Open in a new tab" />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField<Values> name="sidebarLink.icon" label="Picture" options={icons} />
        <NumberField<Values>
          name="sidebarLink.sortOrder"
          label="Sort order"
          help="Lower numbers come first."
          rules={{ min: 0, max: 9999 }}
        />
      </div>
    </FormDrawer>
  );
}
