import { Panel } from '../../../shared/ui/layout/panel'
import { useContact } from '../billing.queries'
import { ContactAddress } from './contact-address'

/** The contact address by itself, where the settings have no room for it. */
export function ContactPanel() {
  const { data, error } = useContact()
  if (!error && !data?.contact) return null
  return (
    <Panel>
      <ContactAddress />
    </Panel>
  )
}
