import { endOfDay, startOfDay } from '@kasama/contract/calendar.rules'
import { longestContractDays, longestOwnContractDays } from '@kasama/contract/organisation.rules'
import type { User } from '../../../../platform/http/access'
import { fail } from '../../../../platform/http/errors'

const dayMs = 86_400_000

/**
 * When a contract ends whose last day is that one of Singapore's calendar. What is longer than households pay for at once
 * is the provider's to give.
 */
export function contractEnd(lastDay: string, at: Date, { orgId }: Pick<User, 'orgId'>): Date {
  const [begins, ends] = [startOfDay(lastDay), endOfDay(lastDay)]
  if (!begins || !ends) return fail('invalid_input', { field: 'until' })
  const ahead = begins.getTime() - at.getTime()
  if (ahead <= 0 || ahead > longestContractDays * dayMs) fail('contract_day_invalid', { field: 'until' })
  if (orgId !== null && ahead > longestOwnContractDays * dayMs) fail('contract_too_long', { field: 'until' })
  return ends
}
