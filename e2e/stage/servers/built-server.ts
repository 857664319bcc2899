import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/throwaway-postgres'

/** Signs the tickets of visits: with it a journey begins where a lesson was watched for a while. */
export const secretKey = 'a-secret-of-the-journeys-that-is-long-enough'

/** `folder` is where it keeps everything. */
export type BuiltServer = { origin: string; folder: string; child: ChildProcess; stop: () => Promise<void> }

const bundle = ['server/dist/bundle/main.js']

type Start = {
  program?: string[]
  /** How browsers call it; passkeys want a name in place of an address. */
  host?: string
  /** What is done with its variables, and so with its database, before it starts. */
  before?: (env: NodeJS.ProcessEnv) => void
}

/** The data folder of a demo that is ready: to make one takes four times as long as to start on a copy of it. */
const demoFolder = () => process.env.KASAMA_DEMO_FOLDER

/** Starts the built server on a free port, with the embedded database in a folder of its own; `changes` are its variables. */
export async function startBuilt(
  changes: Record<string, string>,
  { program = bundle, host = '127.0.0.1', before }: Start = {},
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
    // A slow machine is not under pressure.
    MAX_EVENT_LOOP_DELAY: '0',
    ...changes,
  }
  const copied = changes.DEMO === '1' && demoFolder()
  if (copied) cpSync(copied, folder, { recursive: true })
  before?.(env)
  // Its clock may be moved by messages, where the program has one.
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
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, folder, child, stop }
}
