import { type ComponentType, lazy } from 'react'
import { AuditList } from '#desk/audit/audit-list.tsx'
import { More } from '#desk/frame/more.tsx'
import { Brand } from '#desk/settings/brand/brand.tsx'
import { ServiceSettings } from '#desk/settings/services/service-settings.tsx'
import type { Scope } from '#desk-kit/page/desk-context.ts'
import { PostVouchers } from '#learning/desk/redemptions/post-vouchers.tsx'
import { Redemptions } from '#learning/desk/redemptions/redemptions.tsx'
import { PlanList } from '#money/desk/subscriptions/plan-list.tsx'
import { VoucherEditor } from '#money/desk/vouchers/voucher-editor.tsx'
import { VoucherList } from '#money/desk/vouchers/voucher-list.tsx'
import { AccountList } from '#people/desk/accounts/account-list.tsx'
import { MessageList } from '#people/desk/messages/message-list.tsx'
import { CardsPage } from '#people/desk/organisations/cards/cards-page.tsx'
import { ImportPage } from '#people/desk/organisations/import/import-page.tsx'
import { EndingContracts } from '#people/desk/organisations/list/ending.tsx'
import { Organisations } from '#people/desk/organisations/list/organisations.tsx'
import { OrganisationPage } from '#people/desk/organisations/page/organisation-page.tsx'
import { VideoList } from '#studio/videos/video-list.tsx'
import { DashboardPage } from './dashboard-page'
import { DeskLoginPage } from './login-page'
import { PaymentPage } from './money/payment-page'
import { RevenuePage } from './money/revenue-page'
import { AccountPage } from './people/account-page'
import { MessagePage } from './people/message-page'
import { SecurityPage } from './security-page'

type LessonPages = typeof import('./lessons/lesson-pages').lessonPages

const lessons = (name: keyof LessonPages) =>
  lazy(async () => ({ default: (await import('./lessons/lesson-pages')).lessonPages[name] }))

type ListPages = typeof import('./lessons/list-pages').listPages

const lists = (name: keyof ListPages) =>
  lazy(async () => ({ default: (await import('./lessons/list-pages')).listPages[name] }))

/** A page below /admin; `scope` names its readers, as `access` does for a call. */
export type DeskRoute = { path: string; scope: Scope; Component: ComponentType }

/**
 * The desk's route table, a line each; the menu shows only pages that have one. Few admins make lessons, so those pages
 * are loaded when one is opened.
 */
export const deskRoutes: DeskRoute[] = [
  { path: '', scope: 'organisation', Component: DashboardPage },
  { path: 'subscriptions', scope: 'provider', Component: PlanList },
  { path: 'payments/:id', scope: 'provider', Component: PaymentPage },
  { path: 'revenue', scope: 'provider', Component: RevenuePage },
  { path: 'vouchers', scope: 'provider', Component: VoucherList },
  { path: 'vouchers/new', scope: 'provider', Component: VoucherEditor },
  { path: 'accounts', scope: 'organisation', Component: AccountList },
  { path: 'accounts/:id', scope: 'organisation', Component: AccountPage },
  { path: 'organisations', scope: 'provider', Component: Organisations },
  { path: 'organisations/ending', scope: 'provider', Component: EndingContracts },
  { path: 'organisations/:id', scope: 'provider', Component: OrganisationPage },
  { path: 'organisations/:id/import', scope: 'provider', Component: ImportPage },
  { path: 'organisations/:id/login-cards', scope: 'provider', Component: CardsPage },
  { path: 'import', scope: 'organisation', Component: ImportPage },
  { path: 'login-cards', scope: 'organisation', Component: CardsPage },
  { path: 'messages', scope: 'provider', Component: MessageList },
  { path: 'messages/:id', scope: 'provider', Component: MessagePage },
  { path: 'videos', scope: 'provider', Component: VideoList },
  { path: 'videos/import', scope: 'provider', Component: lessons('ImportPage') },
  { path: 'videos/export', scope: 'provider', Component: lessons('ExportPage') },
  { path: 'videos/:id/subtitles/:language', scope: 'provider', Component: lessons('SubtitlesPage') },
  { path: 'videos/:id/translate/:language', scope: 'provider', Component: lessons('TranslatePage') },
  { path: 'videos/:id/quiz', scope: 'provider', Component: lessons('QuizPage') },
  { path: 'videos/:id', scope: 'provider', Component: lessons('LessonPage') },
  { path: 'videos/:id/publish', scope: 'provider', Component: lessons('PublishPage') },
  { path: 'videos/:id/versions/:number', scope: 'provider', Component: lessons('VersionPage') },
  { path: 'videos/:id/voice/:language', scope: 'provider', Component: lessons('VoicePage') },
  { path: 'topics', scope: 'provider', Component: lists('Topics') },
  { path: 'skills', scope: 'provider', Component: lists('Skills') },
  { path: 'faq', scope: 'provider', Component: lists('Faq') },
  { path: 'layout', scope: 'provider', Component: lists('Layout') },
  { path: 'audit', scope: 'organisation', Component: AuditList },
  { path: 'security', scope: 'organisation', Component: SecurityPage },
  { path: 'more', scope: 'organisation', Component: More },
  { path: 'redemptions', scope: 'provider', Component: Redemptions },
  { path: 'redemptions/post', scope: 'provider', Component: PostVouchers },
  { path: 'settings', scope: 'provider', Component: Brand },
  { path: 'settings/mails', scope: 'provider', Component: ServiceSettings },
]

/** Pages without the desk's frame, which need no login. */
export const gateRoutes: { path: string; Component: ComponentType }[] = [
  { path: 'login', Component: DeskLoginPage },
  { path: 'preview/:video_id', Component: lessons('PreviewPage') },
  { path: 'voice/:pass', Component: lessons('PhoneVoicePage') },
]
