import { type ServerProcess, startServer } from '../app/server-process'

/** Node options of a process whose clock is ahead of the computer's. */
const clockAhead = (ms: number) => {
  const code = `const Of=Date;globalThis.Date=class extends Of{constructor(...given){given.length?super(...given):super(Of.now()+${ms})}static now(){return Of.now()+${ms}}}`
  return `--import data:text/javascript,${encodeURIComponent(code)}`
}

const isDead = ({ child }: ServerProcess) => child.exitCode !== null || child.signalCode !== null

/** Two processes of the built server side by side, which may be killed and restarted at any moment. */
export async function twoServers(env: Record<string, string>, ports: [number, number]) {
  let aheadMs = 0
  const start = (port: number) => startServer({ ...env, NODE_OPTIONS: clockAhead(aheadMs), PORT: String(port) })
  const servers: ServerProcess[] = []
  for (const port of ports) servers.push(await start(port))

  async function kill(tab: number): Promise<void> {
    const server = servers[tab]
    if (server && !isDead(server)) await server.stop('SIGKILL')
  }
  async function revive(): Promise<void> {
    const begin = async (server: ServerProcess, tab: number) => {
      if (isDead(server)) servers[tab] = await start(ports[tab] ?? 0)
    }
    await Promise.all(servers.map(begin))
  }
  return {
    origin: (tab: number) => `http://127.0.0.1:${ports[tab]}`,
    now: () => new Date(Date.now() + aheadMs),
    kill,
    revive,
    /** Stops both and starts them again after some time. */
    async pass(ms: number): Promise<void> {
      aheadMs += ms
      await stop()
      await revive()
    },
    stop,
  }

  async function stop(): Promise<void> {
    await Promise.all([kill(0), kill(1)])
  }
}
