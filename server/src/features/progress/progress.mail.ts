import { brand } from '@kasama/contract/brand'
import { layOutMail, type MailContent } from '../../platform/mail-layout'
import type { Mail } from '../../ports/mail/mail'
import type { ProgressMail } from './progress-mail'

export type ProgressFacts = {
  origin: string
  unsubscribeUrl: string
  email: string
  worker: string
  title: string
  picture: string | undefined
  /** Of the one video for the first, of the whole list for the last. */
  videos: number
  questions: number
  correct: number
  minutes: number
}

const plural = (count: number, one: string) => (count === 1 ? one : `${one}s`)

function content(kind: ProgressMail['kind'], facts: ProgressFacts): Omit<MailContent, 'reason' | 'links'> {
  const { worker, title, origin, videos, questions, correct, minutes } = facts
  const figures = [
    { value: String(videos), label: plural(videos, 'video') },
    { value: String(minutes), label: plural(minutes, 'minute') },
    ...(questions > 0 ? [{ value: `${correct} / ${questions}`, label: 'correct' }] : []),
  ]
  if (kind === 'list_done') {
    return {
      title: `${worker} completed all her must-watch videos`,
      preview: `${videos} of ${videos} videos. Choose the next ones.`,
      paragraphs: ['Hello,', `She finished the last one: “${title}”. Choose what she learns next.`],
      figures,
      button: { label: 'Choose videos', url: `${origin}/library` },
    }
  }
  const answered = questions > 0 ? ` She answered ${correct} of ${questions} questions right the first time.` : ''
  return {
    title: `${worker} completed her first video`,
    preview: questions > 0 ? `${title}, ${correct} of ${questions} correct.` : title,
    picture: facts.picture,
    paragraphs: [
      'Hello,',
      `${worker} watched “${title}” to the end.${answered}`,
      'A kind word from you helps her to go on.',
    ],
    figures,
    button: { label: 'See progress', url: `${origin}/worker-progress` },
  }
}

export function progressMail(kind: ProgressMail['kind'], facts: ProgressFacts): Mail {
  const text = content(kind, facts)
  return {
    to: facts.email,
    subject: text.title,
    ...layOutMail(facts.origin, {
      ...text,
      reason: `You get this mail because you follow ${facts.worker}’s progress on ${brand.name}.`,
      links: [{ label: 'Unsubscribe', url: facts.unsubscribeUrl }],
    }),
    headers: {
      'List-Unsubscribe': `<${facts.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
