import { AuthFrame } from '#people/auth/auth-frame.tsx'
import { ForgotPanel } from '#people/auth/forgot/forgot-panel.tsx'

export function EmployerForgotPage() {
  return (
    <AuthFrame>
      <ForgotPanel loginRole="E" />
    </AuthFrame>
  )
}

export function WorkerForgotPage() {
  return (
    <AuthFrame>
      <ForgotPanel loginRole="W" />
    </AuthFrame>
  )
}
