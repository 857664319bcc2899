import { Suspense } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { LoginPage } from '#pages/login-page.tsx'
import { RegisterPage } from '#pages/register-page.tsx'
import { lazyPart } from '#shared/i18n/lazy-part.ts'
import { ErrorBoundary } from '#shared/navigation/error-boundary.tsx'
import { session } from '#shared/session/session.ts'
import { GuestOnly, LoggedInOnly } from './guard'
import { lazyChat, lazyDesk, lazyLessons, lazyPage } from './lazy-page'
import { OrganisationRoute } from './organisation-route'
import { ScreenError } from './screen-error'

const login = { Component: LoginPage }
const register = { Component: RegisterPage }
const library = lazyLessons(async () => (await import('#pages/library/library-page.tsx')).LibraryPage)
const video = lazyLessons(async () => (await import('#pages/video-page.tsx')).VideoPage)
const publicVideo = lazyLessons(async () => (await import('#pages/video-page.tsx')).PublicVideoPage)
const chat = lazyChat(async () => (await import('#pages/chat-page.tsx')).ChatPage)
const certificate = lazyPage(async () => (await import('#pages/certificate-page.tsx')).CertificatePage)
const publicLessons = lazyLessons(
  async () => (await import('#pages/library/public-lessons-page.tsx')).PublicLessonsPage,
)
const sampleLesson = lazyPage(async () => (await import('#pages/sample-lesson-page.tsx')).SampleLessonPage)
const plainLibrary = lazyPage(async () => (await import('#pages/library/plain-library-page.tsx')).PlainLibraryPage)
const packages = lazyPage(async () => (await import('#pages/setup/packages-page.tsx')).PackagesPage)
const payment = lazyPage(async () => (await import('#pages/setup/payment-page.tsx')).PaymentPage)
const paid = lazyPage(async () => (await import('#pages/setup/payment-successful-page.tsx')).PaymentSuccessfulPage)
const workerId = lazyPage(async () => (await import('#pages/setup/worker-id-page.tsx')).WorkerIdPage)
const topics = lazyPage(async () => (await import('#pages/setup/topics-page.tsx')).TopicsPage)
const mustWatch = lazyPage(async () => (await import('#pages/library/must-watch-page.tsx')).MustWatchPage)
const progress = lazyPage(async () => (await import('#pages/worker-progress-page.tsx')).WorkerProgressPage)
const settings = lazyPage(async () => (await import('#pages/account/settings/settings-pages.tsx')).SettingsPages)
const settingsPassword = lazyPage(
  async () => (await import('#pages/account/settings/settings-password-page.tsx')).SettingsPasswordPage,
)
const workerDetails = lazyPage(async () => (await import('#pages/account/worker-details-page.tsx')).WorkerDetailsPage)
const firstLogin = lazyPage(async () => (await import('#pages/account/first-login-page.tsx')).FirstLoginPage)
const myData = lazyPage(async () => (await import('#pages/account/settings/my-data-page.tsx')).MyDataPage)
const practice = lazyPage(async () => (await import('#pages/practice/practice-page.tsx')).PracticePage)
const workerPages = lazyPage(async () => (await import('#pages/account/worker-pages.tsx')).WorkerPages)
const desk = lazyDesk(async () => (await import('#pages/desk/desk.tsx')).Desk)
const components = lazyPage(async () => (await import('#pages/components-page.tsx')).ComponentsPage)

const employerForgot = lazyPage(async () => (await import('#pages/auth/forgot-page.tsx')).EmployerForgotPage)
const workerForgot = lazyPage(async () => (await import('#pages/auth/forgot-page.tsx')).WorkerForgotPage)
const employerReset = lazyPage(async () => (await import('#pages/auth/reset-page.tsx')).EmployerResetPage)
const workerReset = lazyPage(async () => (await import('#pages/auth/reset-page.tsx')).WorkerResetPage)
const firstLoginLink = lazyPage(async () => (await import('#pages/auth/first-login-link-page.tsx')).FirstLoginLinkPage)
const contact = lazyPage(async () => (await import('#pages/help/contact-page.tsx')).ContactPage)
const about = lazyPage(async () => (await import('#pages/help/about-page.tsx')).AboutPage)
const dialog = lazyPage(async () => (await import('#pages/help/dialog-page.tsx')).DialogPage)
const loading = lazyPage(async () => (await import('#pages/help/loading-page.tsx')).LoadingPage)

const sidebar = lazyLessons(async () => (await import('../layouts/sidebar-layout')).SidebarLayout)
const sidebarFooter = lazyLessons(async () => (await import('../layouts/sidebar-layout')).SidebarLayoutWithFooter)
const guestFrame = lazyLessons(async () => (await frameOfGuests(import('../layouts/guest/guest-layout'))).GuestLayout)
const guestFooter = lazyLessons(
  async () => (await frameOfGuests(import('../layouts/guest/guest-layout-with-footer'))).GuestLayoutWithFooter,
)
const ToPublicPage = lazyPart(async () => (await import('./to-public-page')).ToPublicPage)
const anyFrame = lazyPage(async () => (await import('../layouts/any-layout')).AnyLayout)
const plainFooter = lazyPage(async () => (await import('../layouts/plain-layout')).PlainLayoutWithFooter)

/** Downloads a guest frame, for logged-in readers together with their own. */
async function frameOfGuests<Frame>(frame: Promise<Frame>) {
  if (session.token()) await import('../layouts/sidebar-layout')
  return frame
}

const notFound = lazyPage(async () => (await import('#pages/not-found-page.tsx')).NotFoundPage)
const to = (path: string) => ({ element: <Navigate to={path} replace /> })

/** Adds an error boundary, so that an error leaves the frame in place. */
const inFrame = (children: RouteObject[]): RouteObject[] => [
  { element: <ErrorBoundary fallback={<ScreenError />} />, children },
]

const guestRoutes: RouteObject[] = [
  { path: '/', ...login },
  { path: '/e-login', ...login },
  { path: '/w-login', ...to('/') },
  { path: '/signup', ...register },
  { path: '/e-forgot-pass', ...employerForgot },
  { path: '/w-forgot-pass', ...workerForgot },
]

/** Pages for everybody; guests see them in the plain frame. */
const framedRoutes: RouteObject[] = [
  { path: '/contact', ...contact },
  { path: '/e-contact', ...contact },
  { path: '/about', ...about },
  { path: '/e-about', ...about },
]

/** Lessons that guests may watch. */
const lessonRoutes: RouteObject[] = [
  { path: '/public/video/:video_id', ...publicVideo },
  { path: '/g-video/sample', ...sampleLesson },
  { path: '/g-video/:video_id', ...publicVideo },
]

/** The page that verifies a certificate. */
const verificationRoutes: RouteObject[] = [{ path: '/c/:code?', ...certificate }]

const publicRoutes: RouteObject[] = [
  { path: '/reset/:token?', ...employerReset },
  { path: '/reset_worker/:token?', ...workerReset },
  { path: '/first-login', ...firstLoginLink },
  { path: '/dialog', ...dialog },
  { path: '/loading', ...loading },
  { ...anyFrame, children: inFrame(framedRoutes) },
  {
    path: '/:short_url',
    element: <OrganisationRoute />,
    children: [{ element: <GuestOnly />, children: [{ index: true, ...login }] }],
  },
  { ...guestFooter, children: inFrame([{ path: '/public', ...publicLessons }]) },
  { ...guestFrame, children: inFrame([...lessonRoutes, ...verificationRoutes]) },
  {
    element: <LoggedInOnly guest={<Suspense children={<ToPublicPage />} />} />,
    children: [{ ...sidebar, children: inFrame([{ path: '/video/:video_id', ...video }]) }],
  },
  {
    element: <LoggedInOnly only="E" guest={<Navigate to="/#plans" replace state={{ from: '/subscribe' }} />} />,
    children: [{ ...sidebar, children: inFrame([{ path: '/subscribe', ...packages }]) }],
  },
  { path: '/admin/*', ...desk },
  { path: '/dev/components', ...components },
]

/** Lists with a footer for employers. */
const listRoutes: RouteObject[] = [
  { path: '/library', ...library },
  { path: '/worker-progress', ...progress },
]

const userRoutes: RouteObject[] = [
  { path: '/e-settings-pass', ...settingsPassword },
  { path: '/e-settings-passkeys', ...settingsPassword },
  { path: '/my-data', ...myData },
]

const employerRoutes: RouteObject[] = [
  { path: '/subscribe-2', ...workerId },
  { path: '/subscribe-3', ...topics },
  { path: '/payment', ...payment },
  { path: '/payment_successful', ...paid },
  { path: '/e-settings', ...settings },
  { path: '/e-settings-login', ...settings },
  { path: '/worker-details', ...workerDetails },
  { path: '/must-watch', ...mustWatch },
  { path: '/e-settings-plan', ...settings },
  { path: '/e-settings-card', ...settings },
  { path: '/payments/:id?', ...settings },
]

const workerRoutes: RouteObject[] = [
  { path: '/practice', ...practice },
  { path: '/worker-redeem', ...workerPages },
  { path: '/w-library', ...plainLibrary },
  { path: '/reminders', ...workerPages },
  { path: '/on-this-phone', ...workerPages },
  { path: '/hello', ...firstLogin },
]

/** The route table of the specification. */
export const routes: RouteObject[] = [
  { element: <GuestOnly />, children: guestRoutes },
  ...publicRoutes,
  {
    element: <LoggedInOnly />,
    children: [
      { ...sidebarFooter, children: inFrame(listRoutes) },
      { ...sidebar, children: inFrame(userRoutes) },
      { ...sidebar, children: [{ element: <LoggedInOnly only="E" />, children: inFrame(employerRoutes) }] },
      { ...sidebar, children: [{ element: <LoggedInOnly only="W" />, children: inFrame(workerRoutes) }] },
      { path: '/chat', ...chat },
    ],
  },
  { ...plainFooter, children: [{ path: '*', ...notFound }] },
]
