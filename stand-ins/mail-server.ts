import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = {
  /** Whom the envelope names, whatever the header says. */
  to: string[]
  /** The mail as it went over the line. */
  source: string
}

export type MailServer = { url: string; received: ReceivedMail[]; stop: () => Promise<void> }

type Behaviour = {
  /** Any free one unless said. */
  port?: number
  refuses?: boolean
  /** What becomes of the mail that comes next: refused for now or for good, or cut off before or after it was kept. */
  fault?: () => 'busy' | 'unknown' | 'cut' | 'cut_after' | null
}

const codes = { full: 450, busy: 451, unknown: 550 }

/** Of the library's own, which its types leave out. */
type Connection = { id: string; _socket: { destroy: () => void } }

/** A mail server on loopback that keeps what it gets, or refuses it. */
export async function startMailServer({
  port: wanted = 0,
  refuses = false,
  fault,
}: Behaviour = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { id, envelope }, done) {
      text(stream).then((source) => {
        const what = refuses ? 'full' : fault?.()
        if (!what || what === 'cut_after') received.push({ to: envelope.rcptTo.map(({ address }) => address), source })
        if (what === 'cut' || what === 'cut_after') return cutOff(id)
        done(what ? Object.assign(new Error('mailbox full'), { responseCode: codes[what] }) : null)
      }, done)
    },
  })
  const cutOff = (id: string) => {
    for (const connection of server.connections as Set<Connection>)
      if (connection.id === id) connection._socket.destroy()
  }
  server.on('error', () => {})
  server.listen(wanted, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, received, stop }
}
