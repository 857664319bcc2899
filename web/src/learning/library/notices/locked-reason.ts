import type { Profile } from '@kasama/contract/people/account.api'

/** Key of the text for a worker about the reason why her videos are locked. */
export function lockedReasonKey({
  is_suspended,
  had_subscription,
}: Pick<Profile, 'is_suspended' | 'had_subscription'>) {
  if (is_suspended) return 'paused'
  return had_subscription ? 'ended' : 'ask'
}
