import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { signInTexts as t } from '#desk-kit/sign-in/sign-in.texts.ts'
import { LoginFrame } from '#desk-kit/sign-in/steps/login-frame.tsx'
import { SignIn } from '#desk-kit/sign-in/steps/sign-in.tsx'
import { queryClient } from '#shared/api/query-client.ts'
import { request } from '#shared/api/request.ts'
import { useSession } from '#shared/session/use-session.ts'

/** /admin/login, which nothing links to. A login that began at another page of the desk leads back there. */
export function DeskLoginPage() {
  const { web_token, role } = useSession()
  const { state } = useLocation()
  const { data } = useQuery({
    queryKey: ['demo-admin'],
    queryFn: () => request('GET /admin/demo_login', {}, { token: '' }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (web_token !== '') return <Navigate to={role === 'A' ? (state?.from ?? '/admin') : '/library'} replace />
  return (
    <LoginFrame>
      <SignIn head={<h1>{t.logIn}</h1>} demo={data?.login} onIn={() => queryClient.clear()} />
    </LoginFrame>
  )
}
