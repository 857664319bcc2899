import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/throwaway-postgres'

/** Key that signs the tickets of visits; with it a journey can begin in the middle of a lesson. */
export const secretKey = 'a-secret-of-the-journeys-that-is-long-enough'

/** `folder` contains all data of the server. */
export type BuiltServer = { origin: string; folder: string; child: ChildProcess; stop: () => Promise<void> }

const bundle = ['server/dist/bundle/main.js']

type StartOptions = {
  program?: string[]
  /** Host name for browsers; passkeys need a name in place of an address. */
  host?: string
  /** Called with the server's variables, and so with its database, before the start. */
  before?: (env: NodeJS.ProcessEnv) => void
}

/** Data folder of a prepared demo: a start on its copy is four times faster than making one. */
const demoFolder = () => process.env.KASAMA_DEMO_FOLDER

/**
 * Starts the built server on a free port, with the embedded database in a folder of its own; `changes` are its
 * variables.
 */
export async function startBuilt(
  changes: Record<string, string>,
  { program = bundle, host = '127.0.0.1', before }: StartOptions = {},
): Promise<BuiltServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-e2e-'))
  const port = await freePort()
  const origin = `http://${host}:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    APP_ORIGIN: origin,
    DATABASE_URL: '',
    SECRET_KEY: secretKey,
    RATE_LIMIT_FACTOR: '100',
    // Turns the overload check off, since the test machine may be slow.
    MAX_EVENT_LOOP_DELAY: '0',
    ...changes,
  }
  const demoData = changes.DEMO === '1' && demoFolder()
  if (demoData) cpSync(demoData, folder, { recursive: true })
  before?.(env)
  // A program with a clock of its own takes orders as messages.
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (output.includes('Kasama is ready')) resolve()
    })
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)))
  })
  async function stop() {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, folder, child, stop }
}
