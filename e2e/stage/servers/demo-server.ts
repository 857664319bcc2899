import { startPostgres } from '../../../scripts/throwaway-postgres'
import { openAdminSession } from '../people/admin'
import { startBuilt } from './built-server'
import { removeData } from './server-data'

/**
 * Starts a PostgreSQL for all servers of the journeys, and the server of all journeys with the demo library and its
 * admin's session; other servers copy its data.
 */
async function startDemo() {
  const postgres = await startPostgres(['autovacuum=off', 'max_connections=500'])
  process.env.KASAMA_POSTGRES = postgres.url
  const first = await startBuilt({ DEMO: '1' })
  await first.stop({ keepsData: true })
  process.env.KASAMA_DEMO_DATA = JSON.stringify(first.data)
  const { origin, stop } = await startBuilt({ DEMO: '1' })
  process.env.KASAMA_ORIGIN = origin
  await openAdminSession(origin)
  return async () => {
    await stop()
    removeData(first.data)
    await postgres.stop()
  }
}

export default startDemo
