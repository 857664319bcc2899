import type { MailFacts } from '../mail-kinds'
import { dayAndMonth, hello, type MailPeople } from './mail-words'
import type { MailTexts } from './moment-mails'
import { nextBlock } from './week-mail'

/** Reminds an employer once for each period without lessons: nothing is lost, and how to help. */
export function idleMail({ since, has_begun, next }: MailFacts['idle'], people: MailPeople): MailTexts {
  const { origin, worker, employer } = people
  const title = has_begun ? `${worker} has had a quiet time` : `${worker} has not begun yet`
  const sentence = has_begun
    ? `${worker} last learned on ${dayAndMonth(since)}. Homes are busy; nothing is lost, and she goes on where she stopped.`
    : `${worker} has a login, and no lesson has been opened yet. She may need a quiet moment, or her login card once more.`
  return {
    title,
    preview: 'A short lesson takes a few minutes.',
    paragraphs: [
      hello(employer),
      sentence,
      'A lesson takes a few minutes. It helps when you agree with her on a time that is her own.',
    ],
    blocks: [nextBlock(next, origin)],
    button: has_begun
      ? { label: 'See her list', url: `${origin}/must-watch` }
      : { label: 'Make her login card', url: `${origin}/worker-details` },
    after: ['We write this once. The next mail comes when she has learned something.'],
  }
}
