import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAdminSession } from '../people/admin'
import { startBuilt } from './built-server'

/** Starts the server of all journeys with the demo library and its admin's session; other servers copy its data. */
async function startDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-e2e-demo-'))
  const first = await startBuilt({ DEMO: '1', DATA_DIR: folder })
  await first.stop()
  process.env.KASAMA_DEMO_FOLDER = folder
  const { origin, stop } = await startBuilt({ DEMO: '1' })
  process.env.KASAMA_ORIGIN = origin
  await openAdminSession(origin)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export default startDemo
