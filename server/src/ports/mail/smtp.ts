import { createTransport } from 'nodemailer'
import { type Mailer, threadOf } from './mail'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends mails through an SMTP server, e.g. smtp://user:password@mail.example:587. */
export function smtpMailer(address: string, from: string): Mailer {
  const transport = createTransport({ url: address, ...patience })
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost'
  return {
    async send(mail, id) {
      await transport.sendMail({ ...mail, from, messageId: `<${id}@${domain}>`, ...threadOf(mail, domain) })
    },
  }
}
