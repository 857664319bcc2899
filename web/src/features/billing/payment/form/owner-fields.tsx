import { CircleUserRound, Globe, MapPin } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useEmployerTexts } from '../../../../shared/i18n/use-texts'
import { TextField } from '../../../../shared/ui/forms/text-field'
import type { Problems } from '../../../../shared/ui/forms/use-problems'
import { billingTexts } from '../../billing.texts'
import styles from './payment-form.module.css'
import type { Owner, OwnerField } from './payment-problems'

type Props = {
  owner: Owner
  onChange: (owner: Owner) => void
  problems: Problems
  complete: ReadonlySet<string>
}

/** Name and address of the card's owner; the bank compares them with its own data. */
export function OwnerFields({ owner, onChange, problems, complete }: Props) {
  const t = useEmployerTexts(billingTexts)
  const whole = styles.whole ?? ''
  const field = (name: OwnerField): Omit<ComponentProps<typeof TextField>, 'label'> => ({
    name,
    value: owner[name],
    onChange: (event) => onChange({ ...owner, [name]: event.target.value }),
    error: problems[name],
    ok: complete.has(name),
  })
  return (
    <>
      <TextField
        {...field('card_owner')}
        className={whole}
        label={t('nameOnCard')}
        icon={<CircleUserRound aria-hidden="true" />}
        autoComplete="cc-name"
        maxLength={120}
      />
      <TextField
        {...field('card_address')}
        className={whole}
        label={t('address')}
        icon={<MapPin aria-hidden="true" />}
        autoComplete="billing street-address"
        maxLength={200}
      />
      <TextField {...field('card_city')} label={t('city')} autoComplete="billing address-level2" maxLength={100} />
      <TextField
        {...field('card_zip')}
        label={t('postalCode')}
        autoComplete="billing postal-code"
        inputMode="numeric"
        maxLength={20}
      />
      <TextField
        {...field('card_country')}
        className={whole}
        label={t('country')}
        icon={<Globe aria-hidden="true" />}
        autoComplete="billing country-name"
        maxLength={60}
      />
    </>
  )
}
