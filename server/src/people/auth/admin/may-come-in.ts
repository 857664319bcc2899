import type { Config } from '#platform/config/config'
import type { Db } from '#platform/database/db'
import { countFactors } from './factors.queries'

/** In demo mode an admin without a factor may log in; one who has a factor must always pass it. */
export const isFactorRequired = ({ demo }: Pick<Config, 'demo'>) => !demo

/** Returns whether an admin's login may become a session: it passed its second factor, or has none and needs none. */
export async function isAdminLoginComplete(
  tx: Db,
  login: { config: Pick<Config, 'demo'>; userId: number; factorPassedAt: Date | null },
): Promise<boolean> {
  if (login.factorPassedAt) return true
  if (isFactorRequired(login.config)) return false
  const { passkeys, has_codes } = await countFactors(tx, login.userId)
  return passkeys === 0 && !has_codes
}
