import { explain } from '#client/explain.ts';
import { useToday } from '#shell/today.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { localDateOf } from '@waybill/kernel/time';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { type PromoCodeItem, promoValues } from './promo-values.ts';
import { usePromoUses, useSavePromo } from './calls.ts';

type SwitchOffProps = { readonly promo: PromoCodeItem; readonly onClose: () => void };

/** Asks for confirmation before a code is disabled, and shows whether it was used today. */
export function SwitchOff({ promo, onClose }: SwitchOffProps) {
  const t = useTranslate();
  const { timezone } = useTenant();
  const { toggle, isPending, error } = useTogglePromo();
  const [last] = usePromoUses(promo.id, 1).data?.items ?? [];
  const today = useToday();
  const isUsedToday = last !== undefined && localDateOf(new Date(last.at), timezone) === today;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      question={t('Turn off {code}?', { code: promo.code })}
      effect={
        isUsedToday
          ? t('This code was used today. Quotes that already include it keep it until they expire.')
          : t('The discount no longer applies. Bookings that used the code keep their price.')
      }
      verb="Turn off"
      working={isPending}
      problem={error && explain(error).message}
      onConfirm={() => toggle(promo, onClose)}
    />
  );
}

/** Returns the action that enables or disables a code, without other changes. */
export function useTogglePromo() {
  const t = useTranslate();
  const toast = useToast();
  const { timezone } = useTenant();
  const saving = useSavePromo();
  const toggle = (promo: PromoCodeItem, onDone?: () => void) => {
    const { promoCode } = promoValues(promo, timezone);
    const isActive = !promo.isActive;
    saving.mutate(
      { promoCode: { ...promoCode, id: promo.id, isActive } },
      {
        onSuccess: () => {
          const { code } = promo;
          toast({
            title: isActive ? t('{code} turned on', { code }) : t('{code} turned off', { code }),
          });
          onDone?.();
        },
        onError: (error) => toast({ title: explain(error).message, tone: 'problem' }),
      },
    );
  };
  return { toggle, isPending: saving.isPending, error: saving.error };
}
