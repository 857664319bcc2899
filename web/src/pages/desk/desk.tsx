import { Suspense, useMemo, useState } from 'react'
import { Navigate, useLocation, useRoutes } from 'react-router'
import { DeskFrame } from '#desk/frame/desk-frame.tsx'
import { OrganisationMark } from '#desk/frame/me/organisation-top.tsx'
import { DeskContext } from '#desk-kit/page/desk-context.ts'
import { OutOfScope, UnknownPage } from '#desk-kit/page/out-of-scope.tsx'
import { IdentityDialogs } from '#desk-kit/sign-in/identity-dialogs.tsx'
import { LanguageContext } from '#shared/i18n/use-texts.ts'
import { session } from '#shared/session/session.ts'
import { useSession } from '#shared/session/use-session.ts'
import { deskRoutes, gateRoutes } from './desk-routes'

/** Everything below /admin, in English for every reader. */
export function Desk() {
  const gate = useRoutes([
    ...gateRoutes.map(({ path, Component }) => ({
      path,
      element: (
        <Suspense>
          <Component />
        </Suspense>
      ),
    })),
    { path: '*', element: <AdminPages /> },
  ])
  return <LanguageContext value="eng">{gate}</LanguageContext>
}

/** Pages for admins only. An organisation's admin gets a notice in place of the provider's pages. */
function AdminPages() {
  const { web_token, role, org_id } = useSession()
  const orgId = Number(org_id) || null
  const desk = useMemo(() => {
    const allowedPaths = new Set(
      deskRoutes.filter(({ scope }) => orgId === null || scope === 'organisation').map(({ path }) => path),
    )
    const mark = orgId === null ? null : <OrganisationMark id={orgId} />
    return { orgId, mark, has: (path: string) => allowedPaths.has(path) }
  }, [orgId])
  const page = useRoutes([
    ...deskRoutes.map(({ path, Component }) => ({
      path,
      element: desk.has(path) ? <Component /> : <OutOfScope />,
    })),
    { path: '*', element: <UnknownPage /> },
  ])
  const { pathname, search } = useLocation()
  // After a logout the next login begins at the dashboard, not at this page.
  const [wasLoggedIn] = useState(web_token !== '')
  const from = wasLoggedIn && !session.wasEnded() ? undefined : `${pathname}${search}`
  if (web_token === '') return <Navigate to="/admin/login" replace state={{ from }} />
  if (role !== 'A') return <Navigate to="/library" replace />
  return (
    <DeskContext value={desk}>
      <DeskFrame>{page}</DeskFrame>
      <IdentityDialogs />
    </DeskContext>
  )
}
