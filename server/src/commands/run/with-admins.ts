import { AdminCommandError } from '#people/auth/admin/admins/by-command'
import { readConfig } from '#platform/config/config'
import { AppError } from '#platform/http/errors'
import { createPasswords, fullCost } from '#platform/passwords/passwords'
import { chooseDatabase } from '#platform/providers'
import { UsageError } from './run-command'

type Deps = Parameters<typeof import('#people/auth/admin/admins/by-command').createAdmin>[0]

/** Opens the configured database for a command about admins; a mistake of the caller becomes one sentence. */
export async function withAdmins(work: (deps: Deps) => Promise<void>): Promise<void> {
  const config = readConfig()
  const database = await chooseDatabase(config)
  try {
    await work({ db: database.db, now: () => new Date(), passwords: createPasswords(fullCost), origin: config.origin })
  } catch (error) {
    if (error instanceof AdminCommandError || error instanceof AppError) throw new UsageError(error.message)
    throw error
  } finally {
    await database.close()
  }
}

/** Returns the email address that a command was given; throws its usage line if there is none. */
export function emailOf(argument: string | undefined, usage: string): string {
  if (!argument?.includes('@')) throw new UsageError(usage)
  return argument
}
