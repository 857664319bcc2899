import type { Profile } from '@kasama/contract/people/account.api'
import { isPhone } from '#shared/device/screen-width/is-phone.ts'

export type SetupStep = 'worker' | 'topics'

/** The first setup step that a subscribed employer lacks; organisations' employers have no subscription section. */
export function missingSetup(
  profile: Pick<Profile, 'role' | 'is_subscribed' | 'org_id' | 'worker_id' | 'UserTopics'>,
): SetupStep | null {
  if (profile.role !== 'E' || !profile.is_subscribed || profile.org_id !== null) return null
  if (profile.worker_id === null) return 'worker'
  return profile.UserTopics.length === 0 ? 'topics' : null
}

/** Returns the navigation target of a step: a tab of the payment page, or a separate page on a phone. */
export function setupTarget(step: SetupStep) {
  const state = step === 'topics' ? { choosingTopics: true } : null
  return { to: isPhone() ? (step === 'worker' ? '/subscribe-2' : '/subscribe-3') : '/payment', state }
}
