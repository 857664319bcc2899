import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Call, fail, get, list, listUploads, post, put, remove, type StoreContents } from './answers'
import { refusal } from './signature'

/** Faults of the next calls. */
type Fault =
  /** The connection breaks before any answer. */
  | 'away'
  /** 503, as for too many requests. */
  | 'slow_down'
  /** 507: the store takes nothing more. */
  | 'full'
  /** Half of the bytes of a file, then the connection breaks. */
  | 'breaks'
  /** The request is read and never answered. */
  | 'hangs'

const errorCodes: Partial<Record<Fault, string>> = { slow_down: 'SlowDown', full: 'InsufficientStorage' }

/** Faults of the next calls of a method; listing does not count as reading a file. */
function orderedFaults() {
  const orders: { fault: Fault; method: string }[] = []
  return {
    order(fault: Fault, method: string, times = 1) {
      for (let time = 0; time < times; time++) orders.push({ fault, method })
    },
    forget: () => void orders.splice(0),
    take(method: string, key: string): Fault | null {
      const index = key === '' ? -1 : orders.findIndex((order) => order.method === method)
      return index < 0 ? null : (orders.splice(index, 1)[0]?.fault ?? null)
    },
  }
}

function serve(call: Call, breaks: boolean) {
  const { request, url, key } = call
  if (request.method === 'PUT') return put(call)
  if (request.method === 'POST') return post(call)
  if (request.method === 'DELETE') return remove(call)
  if (key !== '') return get(call, breaks)
  return url.searchParams.has('uploads') ? listUploads(call) : list(call)
}

/**
 * A store of one bucket in this process's memory that speaks the part of S3's protocol which the product uses, with
 * path-style URLs, and checks every signature; `keys` are secrets by key id. Other buckets do not exist.
 */
export async function startS3(keys: Record<string, string>, bucket = 'clips') {
  const held: StoreContents = { files: new Map(), uploads: new Map(), pageSize: 3 }
  const faults = orderedFaults()
  const calls: string[] = []

  async function answer(request: IncomingMessage, reply: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://store')
    const [, bucketName, ...path] = url.pathname.split('/')
    const key = path.map(decodeURIComponent).join('/')
    const { method = 'GET' } = request
    calls.push(`${method} ${key}`)
    const fault = faults.take(method, key)
    if (fault === 'away') return request.destroy()
    const problem = refusal(request, url, keys) ?? (bucketName === bucket ? fault && errorCodes[fault] : 'NoSuchBucket')
    if (problem) {
      request.resume()
      return fail(reply, problem)
    }
    if (fault === 'hangs') return void request.resume()
    return serve({ request, reply, url, key, held }, fault === 'breaks')
  }

  const server = createServer((request, reply) => void answer(request, reply).catch(() => reply.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...held,
    /** Method and key of every call. */
    calls,
    fault: faults.order,
    forget: faults.forget,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
