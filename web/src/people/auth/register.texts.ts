import { brand } from '@kasama/contract/brand'
import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** Only employers register, and they read English. */
export const registerTexts = {
  pitch: `${brand.name} teaches your helper with short videos in her own language, and shows you what she has learned.`,
  welcome: `Welcome to ${brand.name}`,
  email: 'Email',
  or: 'or',
  emailMissing: 'Please fill in your email',
  contact: 'Contact us',
  register: 'Register',
  account: 'My Account',
  createPassword: 'Create password',
  confirmPassword: 'Confirm password',
  passwordHint: 'Passwords must contains at least eight letters and numbers',
  passwordMissing: 'Please fill in your password',
  passwordTooShort: 'Password need to have at least 8 characters.',
  confirmMissing: 'Please confirm your password',
  mismatch: "Your password doesn't match.",
  agree: 'By registering you agree to the {terms} and {privacy} policy.',
  terms: 'Terms',
  privacy: 'Privacy',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  successTitle: 'Registration Successful!',
  successMessage: "This page and the videos are in English. You choose your worker's language when you subscribe.",
  ok: 'OK',
} as const satisfies EmployerTexts
