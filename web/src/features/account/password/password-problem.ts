import { minimumPasswordLength } from '@kasama/contract/auth.rules'

export type PasswordForm = { old: string; next: string; confirm: string }
type Problem = { field: keyof PasswordForm; text: 'old_missing' | 'new_missing' | 'too_short' | 'mismatch' }

/** The first thing that is wrong with a change of password (specification, section 5). */
export function passwordProblem({ old, next, confirm }: PasswordForm): Problem | null {
  if (old === '') return { field: 'old', text: 'old_missing' }
  if (next === '') return { field: 'next', text: 'new_missing' }
  if (next.length < minimumPasswordLength) return { field: 'next', text: 'too_short' }
  return next === confirm ? null : { field: 'confirm', text: 'mismatch' }
}
