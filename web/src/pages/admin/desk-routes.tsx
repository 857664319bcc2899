import type { ComponentType } from 'react'
import { VoucherEditor } from '../../features/admin/money/vouchers/voucher-editor'
import { PostVouchers } from '../../features/admin/redemptions/post-vouchers'
import { Redemptions } from '../../features/admin/redemptions/redemptions'
import { Brand } from '../../features/admin/settings/brand'
import { House } from '../../features/admin/settings/house'
import type { Scope } from '../../features/admin/shell/desk-context'
import { More } from '../../features/admin/shell/more'
import { AccountPage } from './account-page'
import { AccountsPage } from './accounts-page'
import { AuditPage } from './audit-page'
import { DashboardPage } from './dashboard-page'
import { DeskLoginPage } from './login-page'
import { MessagePage } from './message-page'
import { MessagesPage } from './messages-page'
import { PaymentPage } from './payment-page'
import { RevenuePage } from './revenue-page'
import { SecurityPage } from './security-page'
import { SubscriptionsPage } from './subscriptions-page'
import { VideosPage } from './videos-page'
import { VouchersPage } from './vouchers-page'

/** A page below /admin; `scope` says for whom, as `access` does for a call. */
export type DeskRoute = { path: string; scope: Scope; Component: ComponentType }

/** The desk's route table, a line each. The menu shows what has a line here. The desk is one file for the browser: no page of it is lazy. */
export const deskRoutes: DeskRoute[] = [
  { path: '', scope: 'provider', Component: DashboardPage },
  { path: 'subscriptions', scope: 'provider', Component: SubscriptionsPage },
  { path: 'payments/:id', scope: 'provider', Component: PaymentPage },
  { path: 'revenue', scope: 'provider', Component: RevenuePage },
  { path: 'vouchers', scope: 'provider', Component: VouchersPage },
  { path: 'vouchers/new', scope: 'provider', Component: VoucherEditor },
  { path: 'accounts', scope: 'organisation', Component: AccountsPage },
  { path: 'accounts/:id', scope: 'organisation', Component: AccountPage },
  { path: 'messages', scope: 'provider', Component: MessagesPage },
  { path: 'messages/:id', scope: 'provider', Component: MessagePage },
  { path: 'videos', scope: 'provider', Component: VideosPage },
  { path: 'audit', scope: 'organisation', Component: AuditPage },
  { path: 'security', scope: 'organisation', Component: SecurityPage },
  { path: 'more', scope: 'organisation', Component: More },
  { path: 'redemptions', scope: 'provider', Component: Redemptions },
  { path: 'redemptions/post', scope: 'provider', Component: PostVouchers },
  { path: 'settings', scope: 'provider', Component: Brand },
  { path: 'settings/mails', scope: 'provider', Component: House },
]

/** Pages without the frame, for who is not in yet. */
export const gateRoutes: { path: string; Component: ComponentType }[] = [{ path: 'login', Component: DeskLoginPage }]
