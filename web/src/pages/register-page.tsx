import { AuthFrame } from '#people/auth/auth-frame.tsx'
import { GoogleWay } from '#people/auth/google/google-way.tsx'
import { RegisterForm } from '#people/auth/register/register-form.tsx'
import { LoginNote, TermsNote } from '#people/auth/register/register-notes.tsx'
import { registerTexts } from '#people/auth/register.texts.ts'

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
