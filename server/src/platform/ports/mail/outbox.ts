import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { headerText, type Mailer, type Sender, threadOf } from './mail'

const domain = 'kasama.example'

/** Writes mails as .eml files into a folder, for installations without a mail server. */
export function outboxMailer(folder: string, from: () => Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail, id) {
      const threadHeaders = { messageId: `<${id}@${domain}>`, ...threadOf(mail, domain) }
      const { message } = await transport.sendMail({
        ...mail,
        subject: headerText(mail.subject),
        from: from(),
        ...threadHeaders,
      })
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${id}.eml`)
      await writeFile(`${path}.part`, message as Buffer)
      await rename(`${path}.part`, path)
    },
  }
}
