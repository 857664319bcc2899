import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  /** Whom the envelope names, whatever the header says. */
  to: string[]
  /** The mail as it went over the line. */
  source: string
}

export type MailServer = { url: string; received: ReceivedMail[]; stop: () => Promise<void> }

/** A mail server on loopback that keeps what it gets, or refuses it. */
export async function startMailServer({ refuses = false } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        if (!refuses) received.push({ to: envelope.rcptTo.map(({ address }) => address), source })
        done(refuses ? new Error('mailbox full') : null)
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, received, stop }
}
