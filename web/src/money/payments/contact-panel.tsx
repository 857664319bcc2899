import type { CardholderDetails } from '@kasama/contract/money/payment.api'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { useContact } from '../billing.queries'
import { addressLines } from './address-lines'
import { ContactAddress } from './contact-address'
import { ContactDialog } from './contact-dialog'
import { paymentsTexts } from './payments.texts'

/** The contact address as its own panel, where the settings have no room for it. */
export function ContactPanel() {
  const { data, error } = useContact()
  if (data?.contact) return <Address contact={data.contact} />
  if (!error || data) return null
  return (
    <Panel>
      <ContactAddress />
    </Panel>
  )
}

function Address({ contact }: { contact: CardholderDetails }) {
  const t = useEmployerTexts(paymentsTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel>
      <h2>{t('contactAddress')}</h2>
      <div>
        {[contact.name, ...addressLines(contact)].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Button
        look="line"
        block
        icon={<Pencil aria-hidden="true" />}
        aria-label={t('updateContact')}
        onClick={() => setOpen(true)}
      >
        {t('update')}
      </Button>
      {isOpen && <ContactDialog contact={contact} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
