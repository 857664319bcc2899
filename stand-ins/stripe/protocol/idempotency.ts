import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../state/store'
import { Refusal } from './refusal'

export type Answer = { status: number; body: object }

const day = 24 * 3600

export const fingerprintOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The answer that was given under a key within a day; a different call under the same key is refused. */
export async function storedAnswer(tx: Tx, key: string, fingerprint: string, now: number): Promise<Answer | undefined> {
  await sql`delete from stripe_stand_in.idempotency where created <= ${now - day}`.execute(tx)
  const { rows } = await sql<Answer & { fingerprint: string }>`
    select fingerprint, status, body from stripe_stand_in.idempotency where key = ${key}`.execute(tx)
  const [answer] = rows
  if (answer && answer.fingerprint !== fingerprint) throw keyReused(key)
  return answer && { status: answer.status, body: answer.body }
}

/** Stores an answer under its key, also a 500, which a retry gets again. */
export const storeAnswer = (tx: Tx, key: string, fingerprint: string, now: number, { status, body }: Answer) =>
  sql`insert into stripe_stand_in.idempotency values
    (${key}, ${fingerprint}, ${status}, ${JSON.stringify(body)}::jsonb, ${now})
    on conflict (key) do update set status = excluded.status, body = excluded.body`.execute(tx)

const keyReused = (key: string) =>
  new Refusal(
    400,
    {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    },
    { hasBegun: false },
  )

export const keyInUse = (key: string): Refusal =>
  new Refusal(
    409,
    {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
    },
    { hasBegun: false },
  )
