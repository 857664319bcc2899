/** An address at a browser's push service, and the browser's keys. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

/** `gone`: the browser has unsubscribed. `refused`: the service does not take this message, now or later. */
export type PushOutcome = 'sent' | 'gone' | 'refused'

export type PushMessageOptions = {
  /** For how long the service keeps it for a phone that is off. */
  ttlSeconds: number
  /** A later message of this topic replaces one that waits. */
  topic: string
}

export type PushService = {
  /** The key with which browsers subscribe. */
  publicKey: string
  /** Whether messages may be sent to an address that a browser has named. */
  accepts: (address: PushAddress) => boolean
  /** Encrypts and sends a message. Throws if the service is unreachable or busy. */
  send: (address: PushAddress, message: string, options: PushMessageOptions) => Promise<PushOutcome>
}
