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
  /** Returns the fate of the next mail; null: it is taken. */
  fault?: () => MailFault | null
}

export type MailFault =
  /** Refused at its end: for now, or since a quota is used up, with a code that is no receiver's. */
  | 'busy'
  | 'quota'
  /** The receiver is refused for good, at once or at the mail's end. */
  | 'unknown'
  | 'unknown_after'
  /** The sender is refused for good. */
  | 'sender'
  /** The connection is cut before or after the mail is kept. */
  | 'cut'
  | 'cut_after'

const answers = {
  full: [450, 'mailbox full'],
  busy: [451, 'try again later'],
  quota: [550, '5.4.5 Daily sending quota exceeded'],
  unknown: [550, 'no such mailbox'],
  unknown_after: [550, '5.1.1 no such mailbox'],
  sender: [554, 'sender not verified'],
} as const

function refusal(fate: keyof typeof answers) {
  const [responseCode, message] = answers[fate]
  return Object.assign(new Error(message), { responseCode })
}

/** Parts of the library's connection that its types leave out. */
type Connection = { id: string; _socket: { destroy: () => void } }

/** A mail server on loopback that keeps or refuses what it receives. */
export async function startMailServer({
  port: requestedPort = 0,
  refuses = false,
  fault,
}: Behaviour = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  /** Fates of the mails under way, by connection. */
  const fates = new Map<string, 'full' | MailFault | null>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_, { id }, done) {
      const fate = refuses ? 'full' : (fault?.() ?? null)
      fates.set(id, fate)
      done(fate === 'sender' ? refusal(fate) : null)
    },
    onRcptTo: (_, { id }, done) => done(fates.get(id) === 'unknown' ? refusal('unknown') : null),
    onData(stream, { id, envelope }, done) {
      text(stream).then((source) => {
        const fate = fates.get(id) ?? null
        if (!fate || fate === 'cut_after') received.push({ to: envelope.rcptTo.map(({ address }) => address), source })
        if (fate === 'cut' || fate === 'cut_after') return cutOff(id)
        done(fate && refusal(fate))
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
