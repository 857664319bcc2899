import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

const nameOfRelease = /(?<=name:")[^"]+(?=",entry)/

/** A proxy before a server; after `release` browsers find another release of the service worker there. */
export async function startReleases(origin: string) {
  const { hostname, port } = new URL(origin)
  let isNext = false
  const proxy = createServer((incoming, outgoing) => {
    const { url, method, headers } = incoming
    const isWorker = url === '/service-worker.js'
    const forward = request(
      {
        hostname,
        port,
        path: url,
        method,
        headers: isWorker ? {} : { ...headers, host: `${hostname}:${port}` },
        // A connection that is used again may just have been closed by the server.
        agent: false,
      },
      async (answer) => {
        // An answer that breaks off breaks off for the browser too.
        if (!isWorker)
          return pipeline(answer, outgoing.writeHead(answer.statusCode ?? 502, answer.headers)).catch(() => {})
        const script = await text(answer)
        const { 'content-length': _, ...others } = answer.headers
        outgoing
          .writeHead(answer.statusCode ?? 502, others)
          .end(isNext ? script.replace(nameOfRelease, 'the-next') : script)
      },
    )
    forward.on('error', () => outgoing.destroy())
    incoming.pipe(forward)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    release() {
      isNext = true
    },
    async stop() {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
