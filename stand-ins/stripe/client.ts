import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'

class Reply extends Stripe.HttpClientResponse {
  readonly #body: string

  constructor(status: number, headers: Record<string, string>, body: string) {
    super(status, headers)
    this.#body = body
    this.#raw = { headers }
  }

  readonly #raw: object

  /** The SDK adds its own fields to this object. */
  override getRawResponse(): object {
    return this.#raw
  }

  override async toJSON(): Promise<unknown> {
    return JSON.parse(this.#body)
  }
}

/** The SDK's client for a stand-in in this process: no port, no network. */
export function inProcessClient(app: Pick<FastifyInstance, 'inject'>) {
  const client = new Stripe.HttpClient()
  client.getClientName = () => 'stand-in'
  client.makeRequest = async (_host, _port, url, method, headers, payload) => {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      headers: headers as Record<string, string>,
      ...(payload ? { payload } : {}),
    })
    return new Reply(reply.statusCode, reply.headers as Record<string, string>, reply.payload)
  }
  return client
}
