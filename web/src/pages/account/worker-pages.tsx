import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#shared/i18n/lazy-part.ts'
import { WorkerRedeemPage } from '../worker-redeem-page'

const RemindersPage = lazyPart(async () => (await import('./reminders-page')).RemindersPage)

/** Pages of a worker alone, behind one file: the first script names every file that a route needs. */
export function WorkerPages() {
  if (useLocation().pathname !== '/reminders') return <WorkerRedeemPage />
  return <Suspense children={<RemindersPage />} />
}
