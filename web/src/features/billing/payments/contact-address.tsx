import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { SettingRow } from '../../../shared/ui/rows/setting-row'
import { useContact } from '../billing.queries'
import { ContactDialog } from './contact-dialog'
import { countryName } from './country-name'
import { paymentsTexts } from './payments.texts'

/** Where the owner of the card lives; nothing for whoever never paid. */
export function ContactAddress() {
  const t = useEmployerTexts(paymentsTexts)
  const [isOpen, setOpen] = useState(false)
  const { data, error, isFetching, refetch } = useContact()
  const row = { icon: <MapPin aria-hidden="true" />, name: t('contactAddress') }
  if (!data && error) {
    const again = (
      <Button look="line" size="s" busy={isFetching} onClick={() => void refetch()}>
        {t('tryAgain')}
      </Button>
    )
    return <SettingRow {...row} value={t('notRead')} action={again} />
  }
  if (!data?.contact) return null
  const { name, line1, city, postal_code, country } = data.contact
  const place = [city, postal_code].filter(Boolean).join(' ')
  // 'Singapore 437012, Singapore' says nothing more.
  const abroad = countryName(country) === city ? '' : countryName(country)
  return (
    <>
      <SettingRow
        {...row}
        value={[line1, place, abroad].filter(Boolean).join(', ')}
        note={name}
        action={
          <Button look="line" size="s" aria-label={t('updateContact')} onClick={() => setOpen(true)}>
            {t('update')}
          </Button>
        }
      />
      {isOpen && <ContactDialog contact={data.contact} onClose={() => setOpen(false)} />}
    </>
  )
}
