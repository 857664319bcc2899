import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startBuilt } from './built-server'

/** The built server with the stand-in for a model, a process of its own; `changes` are the server's variables. */
export async function startWithModel(changes: Record<string, string> = {}) {
  const standIn = spawn(process.execPath, ['--import', 'tsx', 'stand-ins/openai/main.ts'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const api = String((await once(standIn.stdout, 'data'))[0]).trim()
  const models = { CHAT_MODEL: 'stand-in', CHAT_HEARS_MODEL: 'stand-in', CHAT_SPEAKS_MODEL: 'stand-in' }
  const server = await startBuilt({
    DEMO: '1',
    CHAT_API_URL: `${api}/v1`,
    CHAT_API_KEY: 'a-key',
    ...models,
    ...changes,
  })

  /** Sets the model's behaviour from now on (stand-ins/openai/app.ts). */
  async function tell(path: 'behave' | 'fault', body: object) {
    const headers = { 'content-type': 'application/json' }
    await fetch(`${api}/_stand_in/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  /** Requests that the model received (the same file). */
  async function seen(): Promise<{ recordings: object[]; spoken: string[] }> {
    return (await fetch(`${api}/_stand_in/seen`)).json()
  }
  async function stop() {
    await server.stop()
    const exit = once(standIn, 'exit')
    standIn.kill('SIGTERM')
    await exit
  }
  return { origin: server.origin, tell, seen, stop }
}
export type WithModel = Awaited<ReturnType<typeof startWithModel>>
