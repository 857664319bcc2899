import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { AgencyExpired } from '#money/expiry/agency-expired.tsx'
import { expiryNotice } from '#money/expiry/expiry-notice.ts'
import { ExpiryReminderDialog } from '#money/expiry/expiry-reminder-dialog.tsx'
import { missingSetup } from '#people/account/setup/missing-setup.ts'
import { SetupDialog } from '#people/account/setup/setup-dialog.tsx'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { subscriptionQuery } from '#shared/api/queries/subscription.queries.ts'
import { useSession } from '#shared/session/use-session.ts'

/** Logins that were asked to continue the setup since the page was loaded. */
const promptedLogins = new Set<string>()

/**
 * Dialogs for an employer who logs in or returns: an ended agency account, the end of a plan, on /library an unfinished
 * setup. `offer` is shown in place of them; neither is shown until plan and profile are loaded, nor on a page with the
 * hint about the add button (`hintField` of library-view.ts).
 */
export function EmployerNotices({ offer }: { offer?: ReactNode }) {
  const { data: profile } = useProfile()
  const { data: plan, dataUpdatedAt } = useQuery({ ...subscriptionQuery, refetchOnWindowFocus: true })
  const { pathname, search } = useLocation()
  const { is_new_session, web_token } = useSession()
  const [, setClosed] = useState(false)
  const notice = plan && expiryNotice(plan, new Date(dataUpdatedAt))
  if (notice?.kind === 'agency') return <AgencyExpired />
  if (plan && notice && is_new_session !== '') return <ExpiryReminderDialog subscription={plan} days={notice.days} />
  const step = plan && profile && !promptedLogins.has(web_token) ? missingSetup(profile) : null
  if (!plan || !profile || search.includes('showAddButtonPopup')) return null
  if (!step || pathname !== '/library') return offer
  function close() {
    promptedLogins.add(web_token)
    setClosed(true)
  }
  return <SetupDialog step={step} onClose={close} />
}
