import { Navigate, useLocation } from 'react-router'
import { Contact } from '../../features/help/contact/contact'
import { useEnglish } from '../../shared/i18n/use-english'
import { useSession } from '../../shared/session/use-session'
import { Page } from '../../shared/ui/layout/page'

/** /contact is in the reader's language, /e-contact in English only. */
export function ContactPage() {
  const isForEmployers = useLocation().pathname === '/e-contact'
  const { role } = useSession()
  useEnglish(isForEmployers)
  if (isForEmployers && role === 'W') return <Navigate to="/contact" replace />
  return (
    <Page width="mid" tight>
      <Contact />
    </Page>
  )
}
