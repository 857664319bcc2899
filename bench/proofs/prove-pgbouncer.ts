import { spawnSync } from 'node:child_process'
import { provePooler } from '../../server/test/rounds/pooler-rounds'
import type { Proof } from './prove'

/** Tests that also run through PgBouncer: between them they send most kinds of statements. */
const folders = ['people/auth', 'learning/library', 'learning/practice', 'platform/jobs', 'platform/http']

/** Two servers and a part of the API's tests through Debian's PgBouncer in transaction mode. */
export const pgbouncer: Proof = {
  rounds: 1,
  sample: 0,
  async run({ say }) {
    const problems = await provePooler(say)
    const args = [
      'vitest',
      'run',
      '--reporter=dot',
      '--project',
      'postgres',
      ...folders.map((name) => `server/src/${name}`),
    ]
    const { status } = spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, TEST_POOLER: '1' } })
    return status === 0 ? problems : [...problems, 'tests through PgBouncer failed']
  },
}
