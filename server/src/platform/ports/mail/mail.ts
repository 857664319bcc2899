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

type SmtpError = { responseCode?: number; code?: string; command?: string; response?: string }

/** The class, subject and detail that a server's answer names beside its code: 550 5.1.1 User unknown. */
const enhancedCode = /^\d{3}[ -][245]\.(\d+)\.(\d+)/

/** Whether an answer is about the receiver; sender, quota and policy may be refused at any step of a mail. */
function isAboutReceiver({ command, response = '' }: SmtpError): boolean {
  const [, subject, detail] = enhancedCode.exec(response) ?? []
  if (!subject) return command === 'RCPT TO'
  // 1: addresses, where 7 and 8 are the sender's; 2: mailboxes.
  return subject === '2' || (subject === '1' && detail !== '7' && detail !== '8')
}

/** The side whose fault a refusal is: the receiver's mailbox is wrong or full, or this mail is not taken now. */
type Refusal = 'receiver' | 'mail'

/**
 * Returns why this one mail is refused; null if no mail is taken: the server is unreachable, closes (421), or refuses the
 * sender. A receiver that is no address is refused before the server is asked.
 */
export function refusalOf(error: unknown): Refusal | null {
  const smtpError = error as SmtpError
  const { responseCode, code, command } = smtpError
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return null
  if (responseCode === undefined) return code === 'EENVELOPE' ? 'receiver' : null
  if (responseCode === 421 || command === 'MAIL FROM') return null
  return isAboutReceiver(smtpError) ? 'receiver' : 'mail'
}
