import { createTransport } from 'nodemailer'
import { headerText, type Mailer, type Sender, threadOf } from './mail'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends mails through an SMTP server, e.g. smtp://user:password@mail.example:587. */
export function smtpMailer(address: string, from: () => Sender): Mailer {
  const transport = createTransport({ url: address, ...patience })
  // Read once at the start: a mail's id must stay the same for answers that refer to it.
  const sender = from()
  const domain = (typeof sender === 'string' ? sender : sender.address).match(/@([\w.-]+)/)?.[1] ?? 'localhost'
  return {
    async send(mail, id) {
      const threadHeaders = { messageId: `<${id}@${domain}>`, ...threadOf(mail, domain) }
      await transport.sendMail({ ...mail, subject: headerText(mail.subject), from: from(), ...threadHeaders })
    },
  }
}
