import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The stand-in as a process of its own, which outlives our servers. */
export async function startStandIn(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'stand-ins/stripe/main.ts'], {
    cwd: root,
    env: { PATH: dirname(process.execPath), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [message] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the stand-in did not start'))),
  ])
  const origin = String(message).trim()

  return {
    origin,
    async order(name: string, data: object): Promise<unknown> {
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(`${origin}/_stand_in/${name}`, { method: 'POST', headers, body: JSON.stringify(data) })
      if (!reply.ok) throw new Error(`${name}: ${await reply.text()}`)
      return reply.json()
    },
    /** Answers the bank's window as the buyer. */
    async answerBank(client_secret: string, answer: 'accept' | 'refuse'): Promise<void> {
      const body = new URLSearchParams({ client_secret, answer, key: 'pk_test_standin' })
      await fetch(`${origin}/v1/3ds2/authenticate`, { method: 'POST', body })
    },
    async stop(): Promise<void> {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
