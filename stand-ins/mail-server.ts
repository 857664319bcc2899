import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = {
  /** Recipients of the envelope, whatever the header says. */
  to: string[]
  /** The mail's source as received. */
  source: string
}

export type MailServer = { url: string; received: ReceivedMail[]; stop: () => Promise<void> }

type Behaviour = {
  /** Any free port by default. */
  port?: number
  refuses?: boolean
  /** Fate of the next mail: refused for now or for good, or the connection is cut before or after the mail is kept. */
  fault?: () => 'busy' | 'unknown' | 'cut' | 'cut_after' | null
}

const codes = { full: 450, busy: 451, unknown: 550 }

/** Parts of the library's connection that its types leave out. */
type Connection = { id: string; _socket: { destroy: () => void } }

/** A mail server on loopback that keeps or refuses what it receives. */
export async function startMailServer({
  port: requestedPort = 0,
  refuses = false,
  fault,
}: Behaviour = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { id, envelope }, done) {
      text(stream).then((source) => {
        const outcome = refuses ? 'full' : fault?.()
        if (!outcome || outcome === 'cut_after')
          received.push({ to: envelope.rcptTo.map(({ address }) => address), source })
        if (outcome === 'cut' || outcome === 'cut_after') return cutOff(id)
        done(outcome ? Object.assign(new Error('mailbox full'), { responseCode: codes[outcome] }) : null)
      }, done)
    },
  })
  const cutOff = (id: string) => {
    for (const connection of server.connections as Set<Connection>)
      if (connection.id === id) connection._socket.destroy()
  }
  server.on('error', () => {})
  server.listen(requestedPort, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, received, stop }
}
