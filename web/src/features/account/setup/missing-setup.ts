import type { Profile } from '@kasama/contract/account.api'
import { isPhone } from '../../../shared/device/is-phone'

export type SetupStep = 'worker' | 'topics'

/** What a subscribed employer has not set up yet; an organisation's employers have no subscription section. */
export function missingSetup(
  profile: Pick<Profile, 'role' | 'is_subscribed' | 'org_id' | 'worker_id' | 'UserTopics'>,
): SetupStep | null {
  if (profile.role !== 'E' || !profile.is_subscribed || profile.org_id !== null) return null
  if (profile.worker_id === null) return 'worker'
  return profile.UserTopics.length === 0 ? 'topics' : null
}

/** Where a step is taken: a tab of the payment page, or a page of its own on a phone. */
export function setupAddress(step: SetupStep) {
  const state = step === 'topics' ? { choosingTopics: true } : null
  return { to: isPhone() ? (step === 'worker' ? '/subscribe-2' : '/subscribe-3') : '/payment', state }
}
