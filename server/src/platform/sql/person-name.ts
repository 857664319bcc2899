import { sql } from 'kysely'

/** The name of an account as others see it: its full name, else the email address or User ID that it logs in with. */
export function personName(alias: string) {
  const account = sql.table(alias)
  return sql<string | null>`coalesce(nullif(${account}.fullname, ''), ${account}.email, ${account}.username)`
}
