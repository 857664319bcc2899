import type { Account } from '../auth.queries'

/**
 * Failed logins of an account are counted under this key. A new password begins with none, on every network: whoever
 * failed with the former one may log in at once, and no guess at that was a guess at this.
 */
export const guessKey = ({ id, password_changed_at: changed }: Pick<Account, 'id' | 'password_changed_at'>): string =>
  `account:${id}:${changed?.getTime() ?? 0}`
