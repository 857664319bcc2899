import { CircleUserRound, Globe, MapPin } from 'lucide-react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { TextField } from '../../../shared/ui/forms/text-field'
import { billingTexts } from '../billing.texts'
import styles from './payment-form.module.css'

/** Whose card it is; the bank compares it with what it knows. */
export function OwnerFields() {
  const t = useEmployerTexts(billingTexts)
  const whole = styles.whole ?? ''
  return (
    <>
      <TextField
        className={whole}
        name="card_owner"
        label={t('nameOnCard')}
        icon={<CircleUserRound aria-hidden="true" />}
        autoComplete="cc-name"
        maxLength={120}
      />
      <TextField
        className={whole}
        name="card_address"
        label={t('address')}
        icon={<MapPin aria-hidden="true" />}
        autoComplete="billing street-address"
        maxLength={200}
      />
      <TextField
        name="card_city"
        label={t('city')}
        autoComplete="billing address-level2"
        defaultValue="Singapore"
        maxLength={100}
      />
      <TextField
        name="card_zip"
        label={t('postalCode')}
        autoComplete="billing postal-code"
        inputMode="numeric"
        maxLength={20}
      />
      <TextField
        className={whole}
        name="card_country"
        label={t('country')}
        icon={<Globe aria-hidden="true" />}
        autoComplete="billing country-name"
        defaultValue="Singapore"
        maxLength={60}
      />
    </>
  )
}
