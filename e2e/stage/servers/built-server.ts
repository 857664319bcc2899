import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../scripts/throwaway-postgres'
import { createData, removeData, type ServerData } from './server-data'

/** Key that signs the tickets of visits; with it a journey can begin in the middle of a lesson. */
export const secretKey = 'a-secret-of-the-journeys-that-is-long-enough'

export type BuiltServer = {
  origin: string
  data: ServerData
  child: ChildProcess
  /** Its data is removed, unless another server is to start on it. */
  stop: (options?: { keepsData: boolean }) => Promise<void>
}

const bundle = ['server/dist/bundle/main.js']

type StartOptions = {
  program?: string[]
  /** Host name for browsers; passkeys need a name in place of an address. */
  host?: string
  /** Called with the server's variables, and so with its database, before the start. */
  before?: (env: NodeJS.ProcessEnv) => void
}

/**
 * Starts the built server on a free port, with a folder and a database of its own, or with those of `changes`, its
 * variables. With an empty `DATABASE_URL` it uses the embedded database.
 */
export async function startBuilt(
  changes: Record<string, string>,
  { program = bundle, host = '127.0.0.1', before }: StartOptions = {},
): Promise<BuiltServer> {
  const { DATA_DIR, DATABASE_URL } = changes
  const isGiven = DATA_DIR !== undefined && DATABASE_URL !== undefined
  const data = isGiven
    ? { DATA_DIR, DATABASE_URL }
    : createData({ isDemo: changes.DEMO === '1', isEmbedded: DATABASE_URL === '' })
  const port = await freePort()
  const origin = `http://${host}:${port}`
  const env = {
    ...process.env,
    ...data,
    PORT: String(port),
    APP_ORIGIN: origin,
    SECRET_KEY: secretKey,
    RATE_LIMIT_FACTOR: '100',
    // Turns the overload check off, since the test machine may be slow.
    MAX_EVENT_LOOP_DELAY: '0',
    ...changes,
  }
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
  async function stop({ keepsData = false } = {}) {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
    if (!keepsData) removeData(data)
  }
  return { origin, data, child, stop }
}
