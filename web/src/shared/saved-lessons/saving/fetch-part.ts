import type { PhoneFile } from '../stored/phone-lesson.ts'
import { boundsOf, partName, savedCache } from '../stored/saved-cache.ts'

/** The signature of an address has ended: the server is asked for a new one. */
export class AddressEnded extends Error {}

/** The response is not the part that was asked for. */
export class NotThePart extends Error {}

/** The request for a part; its address differs from those of other parts, as Background Fetch demands. */
export function partRequest(url: string, file: PhoneFile, part: number): Request {
  const { from, to } = boundsOf(file, part)
  const address = `${url}${url.includes('?') ? '&' : '?'}part=${part}`
  return new Request(address, { headers: { range: `bytes=${from}-${to}` }, cache: 'no-store' })
}

/** Stores the response to a request for a part; throws `NotThePart` if it is not that part. */
export async function putPart(response: Response, file: PhoneFile, part: number): Promise<void> {
  const { from, to } = boundsOf(file, part)
  const whole = await response.blob()
  // A proxy may ignore the range and send the whole file.
  const body = response.status === 200 && whole.size === file.bytes ? whole.slice(from, to + 1) : whole
  if (!response.ok || body.size !== to - from + 1) throw new NotThePart(file.path)
  const cache = await savedCache()
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  await cache.put(partName(file.path, part), new Response(body, { headers: { 'content-type': type } }))
}

type PartRequest = { url: string; file: PhoneFile; part: number; signal: AbortSignal }

/** Downloads a part; 404 means that the lesson has changed on the server. */
export async function fetchPart({ url, file, part, signal }: PartRequest): Promise<void> {
  const response = await fetch(partRequest(url, file, part), { signal, credentials: 'omit' })
  if (response.status === 403 || response.status === 404) throw new AddressEnded()
  await putPart(response, file, part)
}
