import { openAdminSession } from './admin'
import { startBuilt } from './built-server'

/** The built server with the demo library, for all journeys, and its admin's session. */
async function startDemo() {
  const { origin, stop } = await startBuilt({ DEMO: '1' })
  process.env.KASAMA_ORIGIN = origin
  await openAdminSession(origin)
  return stop
}

export default startDemo
