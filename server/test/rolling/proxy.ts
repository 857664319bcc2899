import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../scripts/throwaway-postgres'

/** The proxy's interval between two looks at a server's /readyz. */
const lookMs = 500
const upstreamHeader = 'x-answered-by'

/**
 * Requests go to any server that is ready. One that fails is not tried elsewhere, so that no failure is hidden. (Caddy's
 * round robin may find no server while one of two is away: concurrent requests advance the same counter.) A long time
 * limit of /readyz keeps a busy machine from looking like a server that is away.
 */
const configOf = (port: number, servers: number[]) => `
{
	admin off
	auto_https off
	log {
		level INFO
	}
}
http://:${port} {
	bind 127.0.0.1
	reverse_proxy ${servers.map((server) => `127.0.0.1:${server}`).join(' ')} {
		lb_policy random
		health_uri /readyz
		health_interval ${lookMs}ms
		health_timeout 30s
		header_down ${upstreamHeader} {http.reverse_proxy.upstream.hostport}
	}
}
`

/** Caddy in front of the servers on these ports. */
export async function startProxy(servers: number[]) {
  const port = await freePort()
  const child = spawn('caddy', ['run', '--config', '-', '--adapter', 'caddyfile'], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = once(child, 'exit').catch(() => Promise.reject(new Error('Caddy is missing: apt-get install caddy')))
  child.stdin.end(configOf(port, servers))
  const origin = `http://127.0.0.1:${port}`
  const isUp = async () => (await fetch(`${origin}/healthz`).catch(() => null))?.ok
  const early = ended.then(() => Promise.reject(new Error(`Caddy ended: ${output}`)))
  early.catch(() => {})
  while (!(await Promise.race([isUp(), early]))) await wait(100)
  return {
    origin,
    /** Failed checks of the servers' health, without refused connections, which a restart explains. */
    health: () =>
      output
        .split('\n')
        .filter((line) => line.includes('health_checker') && !line.includes('connection refused'))
        .join('\n'),
    /** Waits until the proxy sends requests to a server again. */
    async uses(server: string) {
      const answeredBy = async () => (await fetch(`${origin}/healthz`)).headers.get(upstreamHeader)
      while ((await answeredBy()) !== new URL(server).host) await wait(50)
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
