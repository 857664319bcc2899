import { minimumPasswordLength } from '@kasama/contract/people/auth/auth.rules'

export type PasswordForm = { old: string; next: string; confirm: string }
type Faults = Partial<Record<keyof PasswordForm, 'old_missing' | 'new_missing' | 'too_short' | 'mismatch'>>

/** All faults of a password change (specification, section 5); the repetition is checked only with a new password. */
export function passwordFaults({ old, next, confirm }: PasswordForm): Faults {
  return {
    ...(old === '' && { old: 'old_missing' }),
    ...(next === '' ? { next: 'new_missing' } : next.length < minimumPasswordLength && { next: 'too_short' }),
    ...(next !== '' && next !== confirm && { confirm: 'mismatch' }),
  }
}
