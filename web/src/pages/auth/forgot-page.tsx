import { AuthFrame } from '../../features/auth/auth-frame'
import { ForgotPanel } from '../../features/auth/forgot/forgot-panel'

export function EmployerForgotPage() {
  return (
    <AuthFrame>
      <ForgotPanel who="E" />
    </AuthFrame>
  )
}

export function WorkerForgotPage() {
  return (
    <AuthFrame>
      <ForgotPanel who="W" />
    </AuthFrame>
  )
}
