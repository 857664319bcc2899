import { brand } from '@kasama/contract/brand'

/** One mail, with a plain-text part beside the HTML. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** Ids of the earlier mails in its thread, the oldest first. */
  thread?: string[]
}

export type Mailer = {
  /** Hands a mail over; the id makes a second try of the same mail recognisable. Throws if it was not accepted. */
  send: (mail: Mail, id: string) => Promise<void>
}

/** Header fields that put a mail into its thread; `domain` is that of the installation's ids. */
export function threadOf({ thread = [] }: Mail, domain: string) {
  const ids = thread.map((id) => `<${id}@${domain}>`)
  const last = ids.at(-1)
  return last ? { inReplyTo: last, references: ids } : {}
}

/** The form that nodemailer takes: a header's value, or a name that it quotes. */
export type Sender = string | { name: string; address: string }

/** Sender of mails: as configured, or the brand at the time when a mail is sent. */
export const senderOf =
  ({ mailFrom }: { mailFrom: string | null }) =>
  (): Sender =>
    mailFrom ?? { name: headerText(brand.name), address: brand.contactEmail }

const longestWord = 42

/**
 * Encodes a subject or a name for a header. Typed text that looks like an encoded word (RFC 2047) would pass through
 * the transport unchanged and be decoded by readers: such a text is encoded here, as a whole.
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
 * Whether only this mail is refused and the server is reachable: by the server (a 421 means that the server closes), or
 * before it is asked, if the receiver is no address.
 */
export function isRefused(error: unknown): boolean {
  const { responseCode, code } = error as SmtpError
  if (responseCode === undefined) return code === 'EENVELOPE'
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421
}
