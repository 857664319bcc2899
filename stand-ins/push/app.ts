import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { browserKeys } from './browser'
import { checkVapid } from './vapid'

type PushedMessage = { message: string; ttl: number; topic: string | undefined }

/** A browser that has subscribed, with what it has received. */
export type StandInBrowser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  received: PushedMessage[]
  /** Answers that its next messages get, in place of 201; `hang`: none. */
  faults: (number | 'hang')[]
}

/** A push service on loopback that checks signature and encryption, as browsers and their services do. */
export async function startPushService(): Promise<{
  origin: string
  /** Messages that were refused because something about them is wrong. */
  problems: string[]
  subscribe: (applicationServerKey: string) => StandInBrowser
  stop: () => Promise<void>
}> {
  const browsers = new Map<string, StandInBrowser & { key: string; decrypt: (body: Buffer) => string }>()
  const problems: string[] = []
  let origin = ''

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const browser = browsers.get(request.url ?? '')
    const fault = browser?.faults.shift()
    if (fault === 'hang') return
    const end = (status: number) => response.writeHead(status).end()
    if (!browser || fault) return end(fault ?? 410)
    try {
      const { headers, method } = request
      if (method !== 'POST' || headers['content-encoding'] !== 'aes128gcm') throw new Error('not sent as aes128gcm')
      checkVapid(headers.authorization ?? '', origin, browser.key)
      if (body.length > 4096) throw new Error('longer than services take')
      const topic = headers.topic as string | undefined
      browser.received.push({ message: browser.decrypt(body), ttl: Number(headers.ttl), topic })
      end(201)
    } catch (error) {
      problems.push(String(error))
      end(400)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function subscribe(key: string): StandInBrowser {
    const path = `/push/${randomUUID()}`
    const { keys, decrypt } = browserKeys()
    const browser = { subscription: { endpoint: `${origin}${path}`, keys }, received: [], faults: [], key, decrypt }
    browsers.set(path, browser)
    return browser
  }
  async function stop() {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { origin, problems, subscribe, stop }
}
