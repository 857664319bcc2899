import { minimumPasswordLength } from '@kasama/contract/auth.rules'

export type PasswordForm = { old: string; next: string; confirm: string }
type Faults = Partial<Record<keyof PasswordForm, 'old_missing' | 'new_missing' | 'too_short' | 'mismatch'>>

/** All that is wrong with a change of password (specification, section 5); a repetition of nothing is not judged. */
export function passwordFaults({ old, next, confirm }: PasswordForm): Faults {
  return {
    ...(old === '' && { old: 'old_missing' }),
    ...(next === '' ? { next: 'new_missing' } : next.length < minimumPasswordLength && { next: 'too_short' }),
    ...(next !== '' && next !== confirm && { confirm: 'mismatch' }),
  }
}
