import { idleDays } from '@kasama/contract/auth.rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db, Rows } from '../database/db'
import { gather } from '../database/gather'
import { statement } from '../database/statement'
import { hashToken } from '../secrets'
import type { User } from './access'

const dayMs = 86_400_000
/** How long a session may be seen without writing it down again: a write for each call would cost more than the call. */
const seenEveryMs = 60_000

declare module 'fastify' {
  interface FastifyRequest {
    /** The token as it was sent, whether good or not. */
    token: string | null
  }
}

function sentToken(request: FastifyRequest): string | null {
  const bearer = /^Bearer (.{1,100})$/.exec(request.headers.authorization ?? '')?.[1]
  const other = request.headers['x-access-token']
  return bearer ?? (typeof other === 'string' && other.length <= 100 ? other : null)
}

type VisitorRow = Pick<Rows['users'], 'id' | 'role' | 'language_code' | 'org_id'> & {
  hash: string
  session_id: number | null
  seen_at: Date
  ended_at: Date | null
  employer_id: number | null
  worker_id: number | null
  status: string | null
  mode: number | null
  current_period_end: Date | null
}

const visitorsOf = statement<VisitorRow>(`
  select asked.hash, found.* from unnest($1::text[]) asked(hash), lateral (
    select users.id, users.role, users.language_code, users.org_id, tokens.session_id,
      coalesce(sessions.last_seen_at, tokens.created_at) as seen_at, sessions.ended_at, boss.employer_id, own.worker_id, subscriptions.status,
      subscriptions.mode, subscriptions.current_period_end
    from tokens
    join users on users.id = tokens.user_id
    left join sessions on sessions.id = tokens.session_id
    left join worker_links own on own.employer_id = users.id and own.ended_at is null
    left join worker_links boss on boss.worker_id = users.id and boss.ended_at is null
    left join subscriptions on subscriptions.user_id = coalesce(boss.employer_id, users.id)
    where tokens.hash = asked.hash
    limit 1) found`)

const findVisitor = gather(async (db, hashes: string[]) => {
  const rows = await visitorsOf(db, hashes)
  return new Map(rows.map((row) => [row.hash, row]))
})

/** The account of a token, while neither it nor its session has ended or gone idle for too long. */
async function identify(db: Db, token: string, now: Date): Promise<User | null> {
  const row = await findVisitor(db, hashToken(token))
  if (!row || row.ended_at) return null
  const unseenMs = now.getTime() - row.seen_at.getTime()
  if (unseenMs > idleDays[row.role] * dayMs) return null
  if (row.session_id && unseenMs > seenEveryMs) await markSeen(db, row.session_id, now)
  const { id, role, current_period_end } = row
  const isWorker = role === 'W'
  return {
    id,
    role,
    language: isWorker ? row.language_code : 'eng',
    orgId: row.org_id,
    sessionId: row.session_id,
    expired: !isWorker && row.mode === 1 && current_period_end !== null && current_period_end <= now,
    pair: { employerId: role === 'E' ? id : row.employer_id, workerId: isWorker ? id : row.worker_id },
    subscription: { status: row.status ?? '', current_period_end },
  }
}

async function markSeen(db: Db, sessionId: number, now: Date) {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute()
}

/** Says of every request who makes it. */
export function identifyVisitors(app: FastifyInstance, { db, now }: { db: Db; now: () => Date }) {
  app.decorateRequest('user', null)
  app.decorateRequest('token', null)
  app.decorateRequest('tokenRefused', false)
  app.addHook('onRequest', async (request) => {
    request.token = sentToken(request)
    if (!request.token) return
    request.user = await identify(db, request.token, now())
    request.tokenRefused = request.user === null
  })
}
