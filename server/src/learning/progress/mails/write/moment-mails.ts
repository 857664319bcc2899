import type { MailContent } from '#platform/mails/mail-layout'
import { pictureUrl } from '#platform/picture-address'
import type { MailFacts } from '../mail-kinds'
import { counted, hello, type MailPeople, plural, titleOf } from './mail-words'

export type MailTexts = Omit<MailContent, 'reason' | 'links'> & { subject?: string }

type Counts = MailFacts['first_video']

const videosOf = ({ videos }: Counts) => [{ value: String(videos), label: plural(videos, 'video') }]
const minutesOf = ({ minutes }: Counts) =>
  minutes > 0 ? [{ value: String(minutes), label: plural(minutes, 'minute') }] : []
const correctOf = ({ questions, correct }: Counts) =>
  questions > 0 ? [{ value: `${correct} / ${questions}`, label: 'correct' }] : []

export function firstVideoMail(facts: MailFacts['first_video'], { origin, worker, employer }: MailPeople): MailTexts {
  const { questions, correct } = facts
  const title = titleOf(facts)
  const picture = pictureUrl(origin, facts.picture)
  const answersSentence =
    questions > 0 ? ` She got ${correct} of ${counted(questions, 'question')} right the first time.` : ''
  return {
    title: `${worker} completed her first video`,
    preview: questions > 0 ? `${title}, ${correct} of ${questions} correct.` : title,
    picture: picture === null ? undefined : { url: picture, alt: `The lesson “${title}”` },
    paragraphs: [
      hello(employer),
      `${worker} watched “${title}” to the end.${answersSentence}`,
      'A kind word from you helps her to go on.',
    ],
    figures: [...videosOf(facts), ...minutesOf(facts), ...correctOf(facts)],
    button: { label: 'See progress', url: `${origin}/worker-progress` },
  }
}

export function listDoneMail(facts: MailFacts['list_done'], { origin, worker, employer }: MailPeople): MailTexts {
  const { videos } = facts
  return {
    title: `${worker} completed all her must-watch videos`,
    preview: `${videos} of ${counted(videos, 'video')}. Choose the next ones.`,
    picture: { url: `${origin}/mail/list-done.png`, alt: 'Her list is done' },
    paragraphs: [hello(employer), `She finished the last one: “${titleOf(facts)}”. Choose what she learns next.`],
    figures: [...videosOf(facts), ...correctOf(facts), ...minutesOf(facts)],
    button: { label: 'Choose videos', url: `${origin}/library` },
  }
}
