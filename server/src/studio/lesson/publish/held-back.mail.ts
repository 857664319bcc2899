import { layOutMail } from '#platform/mails/mail-layout'
import type { Mail } from '#platform/ports/mail/mail'

type HeldBackMail = { origin: string; to: string; name: string; id: number; title: string; why: string }

/** Tells the admin who scheduled a lesson that it could not be published. */
export function heldBackMail({ origin, to, name, id, title, why }: HeldBackMail): Mail {
  return {
    to,
    subject: `“${title}” did not come out`,
    ...layOutMail(origin, {
      title: 'A scheduled lesson did not come out',
      preview: why,
      paragraphs: [
        `Hello${name && ` ${name}`},`,
        `You scheduled “${title}”. When its time came it could not be published: ${why}`,
        'Nothing of it is lost: it is a draft, as it was. Mend it, then publish or schedule it again.',
      ],
      button: { label: 'Open the lesson', url: `${origin}/admin/videos/${id}/publish` },
      reason: 'This mail is about a lesson that you scheduled.',
    }),
  }
}
