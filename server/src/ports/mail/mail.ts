import { brand } from '@kasama/contract/brand'

/** One mail, with a plain-text part beside the HTML. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** Ids of the mails before it in its thread, the oldest first. */
  thread?: string[]
}

export type Mailer = {
  /** Hands a mail over; the id makes a second try of the same mail recognisable. Throws when it was not taken. */
  send: (mail: Mail, id: string) => Promise<void>
}

/** What transports are told of a mail's place in its thread; `domain` is that of the installation's ids. */
export function threadOf({ thread = [] }: Mail, domain: string) {
  const ids = thread.map((id) => `<${id}@${domain}>`)
  const last = ids.at(-1)
  return last ? { inReplyTo: last, references: ids } : {}
}

/** As nodemailer takes it: a header's value, or a name that it quotes. */
export type Sender = string | { name: string; address: string }

/** Who mails come from: as configured, or the brand as it is when a mail is sent. */
export const senderOf =
  ({ mailFrom }: { mailFrom: string | null }) =>
  (): Sender =>
    mailFrom ?? { name: headerText(brand.name), address: brand.contactEmail }

const longestWord = 42

/**
 * A subject or a name as a header has it. What was typed like an encoded word (RFC 2047) would go raw through the transport
 * and be read as what it encodes: such a text is encoded here, as a whole.
 */
export function headerText(text: string): string {
  if (!text.includes('=?')) return text
  const words = ['']
  for (const sign of text) {
    const last = words.at(-1) ?? ''
    if (Buffer.byteLength(last + sign) > longestWord) words.push(sign)
    else words[words.length - 1] = last + sign
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}

type SmtpError = { responseCode?: number; code?: string }

/**
 * Whether this one mail is refused, not the server away: by the server, of which 421 says that it is about to go away, or
 * before it is asked, where the receiver is no address.
 */
export function isRefused(error: unknown): boolean {
  const { responseCode, code } = error as SmtpError
  if (responseCode === undefined) return code === 'EENVELOPE'
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421
}
