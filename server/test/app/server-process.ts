import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../scripts/throwaway-postgres'
import { bundled, root } from './bundled'

export type ServerProcess = {
  origin: string
  child: ChildProcess
  /** Its output so far. */
  output: () => string
  /** Sends a signal; returns the exit code, null if the signal ended it. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

/** Variables of tests: the overload check is off, since the machine may be slow, and rate limits are high. */
const testVariables = { NODE_ENV: 'test', DEMO: '0', RATE_LIMIT_FACTOR: '1000', MAX_EVENT_LOOP_DELAY: '0' }

/**
 * Starts a process of the server on a free port, or on the given one, with a limit of descriptors if given; rejects
 * with the process' output if it does not start.
 */
export async function startServer(env: Record<string, string>, descriptors?: number): Promise<ServerProcess> {
  const [port, main] = [env.PORT ?? (await freePort()), `${await bundled()}/main.js`]
  const limit = descriptors === undefined ? '' : `ulimit -n ${descriptors}; `
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, main], {
    cwd: root,
    env: { ...process.env, ...testVariables, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Kasama is ready')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(output)))
  })
  await ready
  const ended = once(child, 'exit')
  const stop: ServerProcess['stop'] = async (signal) => {
    child.kill(signal)
    const [code] = await ended
    return code as number | null
  }
  return { origin: `http://127.0.0.1:${port}`, child, output: () => output, stop }
}
