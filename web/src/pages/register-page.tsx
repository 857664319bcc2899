import { AuthFrame } from '../features/auth/auth-frame'
import { GoogleWay } from '../features/auth/google/google-way'
import { RegisterForm } from '../features/auth/register/register-form'
import { LoginNote, TermsNote } from '../features/auth/register/register-notes'
import { registerTexts } from '../features/auth/register.texts'

export function RegisterPage() {
  return (
    <AuthFrame>
      <h1>{registerTexts.register}</h1>
      <GoogleWay purpose="register" />
      <RegisterForm />
      <TermsNote />
      <LoginNote />
    </AuthFrame>
  )
}
