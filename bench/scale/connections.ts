import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { LoggedIn } from './scale-people'

/** Opens connections that have had one reply and wait for a next request, as browsers and proxies keep them. */
export async function openIdle(url: string, count: number) {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  const replies: Promise<unknown>[] = []
  for (let n = 0; n < count; n++) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    const reply = Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => {})
    socket.write(`GET /healthz HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
    replies.push(reply)
    sockets.push(socket)
    if (n % 100 === 99) await Promise.all(replies.splice(0))
  }
  await Promise.all(replies)
  const close = () => {
    for (const socket of sockets) socket.destroy()
  }
  return { countOpen: () => sockets.filter(({ readyState }) => readyState === 'open').length, close }
}

/** Asks Genie and reads the answer as it comes; returns whether it came whole. */
async function ask(url: string, token: string, n: number): Promise<boolean> {
  const body = new FormData()
  body.append('message', `Please tell me about the ancient castle number ${n}?`)
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const reply = await fetch(`${url}/api/chat`, { method: 'POST', headers, body }).catch(() => null)
  const text = await reply?.text().catch(() => '')
  return reply?.status === 200 && Boolean(text?.includes('event: answer\n'))
}

/** As many people ask at once; `whole` counts the answers that came whole. */
export async function openStreams(url: string, households: LoggedIn[], count: number) {
  let whole = 0
  let ended = 0
  const streams = households.slice(0, count).map(async ({ worker }, n) => {
    if (await ask(url, worker.token, n)) whole++
    ended++
  })
  await wait(1000)
  return { countOpen: () => count - ended, whole: () => Promise.all(streams).then(() => whole) }
}
