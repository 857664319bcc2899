import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#shared/i18n/lazy-part.ts'
import { WorkerRedeemPage } from '../worker-redeem-page'

const RemindersPage = lazyPart(async () => (await import('./reminders-page')).RemindersPage)
const OnThisPhonePage = lazyPart(async () => (await import('./on-this-phone-page')).OnThisPhonePage)

/** Pages of a worker alone, behind one file: the first script names every file that a route needs. */
export function WorkerPages() {
  const { pathname } = useLocation()
  if (pathname === '/reminders') return <Suspense children={<RemindersPage />} />
  if (pathname === '/on-this-phone') return <Suspense children={<OnThisPhonePage />} />
  return <WorkerRedeemPage />
}
