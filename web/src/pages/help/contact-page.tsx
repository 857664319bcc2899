import { Navigate, useLocation } from 'react-router'
import { Contact } from '#people/help/contact/contact.tsx'
import { useEnglishHere } from '#shared/i18n/use-english-here.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Page } from '#shared/ui/layout/page.tsx'

/** /contact is in the reader's language, /e-contact in English only. */
export function ContactPage() {
  const isForEmployers = useLocation().pathname === '/e-contact'
  const { role } = useSession()
  useEnglishHere(isForEmployers)
  if (isForEmployers && role === 'W') return <Navigate to="/contact" replace />
  return (
    <Page width="mid" tight>
      <Contact />
    </Page>
  )
}
