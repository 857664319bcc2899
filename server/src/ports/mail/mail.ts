/** One mail, with a plain-text part beside the HTML. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export type Mailer = {
  /** Hands a mail over; the id makes a second try of the same mail recognisable. Throws when it was not taken. */
  send: (mail: Mail, id: string) => Promise<void>
}
