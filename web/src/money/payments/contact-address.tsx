import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { SettingRow } from '#shared/ui/rows/setting-row.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { useContact } from '../billing.queries'
import { addressLines } from './address-lines'
import { ContactDialog } from './contact-dialog'
import { FailedSettingRow } from './failed-setting-row'
import { paymentsTexts } from './payments.texts'

/** Address of the card's owner; renders nothing if she has never paid. */
export function ContactAddress() {
  const t = useEmployerTexts(paymentsTexts)
  const [isOpen, setOpen] = useState(false)
  const { data, error, isFetching, refetch } = useContact()
  const row = { icon: <MapPin aria-hidden="true" />, name: t('contactAddress') }
  if (!data && error) return <FailedSettingRow {...row} busy={isFetching} onRetry={() => void refetch()} />
  // Its space is reserved, so that the content below does not move under a finger.
  if (!data) return <SettingRow {...row} value={<Skeleton />} note={'\u00a0'} />
  if (!data.contact) return null
  return (
    <>
      <SettingRow
        {...row}
        value={addressLines(data.contact).join(', ')}
        note={data.contact.name}
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
