import { longestContractDays, longestOwnContractDays } from '@kasama/contract/organisation.rules'
import { singaporeDay } from '@kasama/contract/progress.rules'
import type { User } from '../../../../platform/http/access'
import { fail } from '../../../../platform/http/errors'

const dayMs = 86_400_000

/**
 * When a contract ends whose last day is that one of Singapore's calendar. What is longer than households pay for at once
 * is the provider's to give.
 */
export function contractEnd(lastDay: string, at: Date, { orgId }: Pick<User, 'orgId'>): Date {
  const begins = new Date(`${lastDay}T00:00:00+08:00`)
  if (Number.isNaN(begins.getTime()) || singaporeDay(begins) !== lastDay) fail('invalid_input', { field: 'until' })
  const ahead = begins.getTime() - at.getTime()
  if (ahead <= 0 || ahead > longestContractDays * dayMs) fail('contract_day_invalid', { field: 'until' })
  if (orgId !== null && ahead > longestOwnContractDays * dayMs) fail('contract_too_long', { field: 'until' })
  return new Date(begins.getTime() + dayMs)
}
