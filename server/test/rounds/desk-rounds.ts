import { mkdtempSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../scripts/throwaway-postgres'
import { openPostgres } from '../../src/platform/database/database'
import { startServer } from '../app/server-process'
import { sendBytes } from '../files/tus'
import { addTopics } from '../library/library'
import { admin } from '../people/admins'
import { roundOfBulk } from './bulk-round'
import { roundOfImport } from './import-round'
import type { Round } from './round'
import { roundOfVoice } from './voice-round'

/** What is under way when the server is killed. */
const kinds = {
  import: { round: roundOfImport, what: 'a list is looked at and loaded' },
  bulk: { round: roundOfBulk, what: 'all lessons of a list come out, and while that is undone' },
  voice: { round: roundOfVoice, what: 'a voice is laid over a clip' },
}
type Kind = keyof typeof kinds

type Proof = { rounds: number; from: Kind[]; say?: (line: string) => void }

/** Kills a server of its own while its jobs do what the desk has asked for; answers what was wrong. */
export async function proveDeskWork({ rounds, from, say = () => {} }: Proof): Promise<string[]> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'kasama-desk-'))
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'warn', DEMO: '0' }
  let server = await startServer(env)
  const { db, close } = openPostgres(postgres.url)
  const { token } = await admin({ deps: { db, now: () => new Date() } } as Parameters<typeof admin>[0])
  const round: Round = {
    db,
    folder,
    async call<D>(method: string, path: string, body?: object) {
      const isForm = body instanceof FormData
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      }
      const reply = await fetch(`${server.origin}/api${path}`, {
        method,
        headers,
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      })
      const { data, code } = (await reply.json()) as { data?: D; code?: string }
      if (data === undefined) throw new Error(`${method} ${path}: ${code}`)
      return data
    },
    send: (address, offset, bytes) => sendBytes(server.origin, { address }, offset, bytes),
    async kill() {
      await server.stop('SIGKILL')
      server = await startServer(env)
    },
  }
  const problems: string[] = []
  try {
    await addTopics(db)
    for (let n = 0; n < rounds; n++) {
      const { round: play, what } = kinds[from[n % from.length] as Kind]
      const found = await play(round)
      say(`round ${n + 1}, killed while ${what}${found.map((one) => `\n  ${one}`).join('')}`)
      problems.push(...found)
    }
    // The first upload makes the folder.
    const left = await readdir(join(folder, 'uploads')).catch(() => [])
    if (left.length > 0) problems.push(`${left.length} files of imports are left`)
  } finally {
    server.child.kill('SIGKILL')
    await close()
    await postgres.stop()
  }
  return problems
}
