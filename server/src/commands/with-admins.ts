import { readConfig } from '../config'
import { AdminCommandError } from '../features/auth/admin/admins/by-command'
import { AppError } from '../platform/http/errors'
import { createPasswords, fullCost } from '../platform/passwords/passwords'
import { chooseDatabase } from '../providers'
import { UsageError } from './run-command'

type Deps = Parameters<typeof import('../features/auth/admin/admins/by-command').createAdmin>[0]

/** Opens the configured database for a command about admins; what the caller did wrong is told in a sentence. */
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

/** The address that a command is given; throws with how it is called. */
export function emailOf(argument: string | undefined, usage: string): string {
  if (!argument?.includes('@')) throw new UsageError(usage)
  return argument
}
