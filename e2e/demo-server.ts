import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/throwaway-postgres'

/** Starts the built server with the demo library in a folder of its own, for all journeys. */
async function startDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-e2e-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    APP_ORIGIN: origin,
    DATABASE_URL: '',
    DEMO: '1',
    RATE_LIMIT_FACTOR: '100',
  }
  const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/bundle/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('Kasama is ready')) resolve()
    })
    server.once('exit', () => reject(new Error(`The server did not start:\n${output}`)))
  })
  process.env.KASAMA_ORIGIN = origin
  return async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

export default startDemo
