import type { Language } from '@kasama/contract/language'
import { defaultPicture } from '@kasama/contract/people/account.rules'
import type { Db } from '#platform/database/db'

export type NewAccount = {
  role: 'E' | 'W' | 'A'
  /** An email address, or a worker's User ID. */
  name: string
  fullname: string
  passwordHash: string
  language?: Language
  orgId?: number | null
  at: Date
}

/** Adds an account that somebody else opens: its address counts as proved, and it has no session yet. */
export async function addAccount(tx: Db, account: NewAccount): Promise<number> {
  const { role, name, fullname, passwordHash, language = 'eng', orgId = null, at } = account
  const { id } = await tx
    .insertInto('users')
    .values({
      role,
      ...(role === 'W' ? { username: name } : { email: name, email_verified: true }),
      fullname,
      password_hash: passwordHash,
      language_code: language,
      img_url: role === 'W' ? defaultPicture(language) : null,
      org_id: orgId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
