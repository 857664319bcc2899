import { Navigate, useLocation } from 'react-router'
import { AboutEmployer } from '#people/help/about/about-employer.tsx'
import { AboutWorker } from '#people/help/about/about-worker.tsx'
import { useEnglishHere } from '#shared/i18n/use-english-here.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Page } from '#shared/ui/layout/page.tsx'

/** About the product, with texts for each role; guests read the employers' at /e-about. */
export function AboutPage() {
  const isForEmployers = useLocation().pathname === '/e-about'
  const { role, web_token } = useSession()
  useEnglishHere(isForEmployers)
  if (!isForEmployers && !web_token) return <Navigate to="/e-about" replace />
  return (
    <Page width="mid" tight>
      {role === 'W' && !isForEmployers ? <AboutWorker /> : <AboutEmployer />}
    </Page>
  )
}
