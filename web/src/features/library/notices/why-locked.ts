import type { Profile } from '@kasama/contract/account.api'

/** Which words tell a worker why her videos are locked. */
export function whyLocked({ is_suspended, had_subscription }: Pick<Profile, 'is_suspended' | 'had_subscription'>) {
  if (is_suspended) return 'paused'
  return had_subscription ? 'ended' : 'ask'
}
