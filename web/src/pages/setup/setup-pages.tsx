import { useLocation } from 'react-router'
import { PaymentPage } from './payment-page'
import { PaymentSuccessfulPage } from './payment-successful-page'
import { TopicsPage } from './topics-page'
import { WorkerIdPage } from './worker-id-page'

const pages = [
  { path: '/payment_successful', Page: PaymentSuccessfulPage },
  { path: '/subscribe-2', Page: WorkerIdPage },
  { path: '/subscribe-3', Page: TopicsPage },
]

/** The steps after a plan is chosen are one file to download: on wide screens they are one page. */
export function SetupPages() {
  const { pathname } = useLocation()
  const Page = pages.find(({ path }) => pathname.startsWith(path))?.Page ?? PaymentPage
  return <Page />
}
