import { singaporeDay } from '@kasama/contract/calendar.rules'
import type { Language, Text } from '@kasama/contract/language'
import type { CertificateWords } from '@kasama/contract/learning/certificate/certificate.api'
import { monthNames, certificateTexts as texts } from './certificate.texts'

type CertificateFacts = { language_code: Language; topic_name: Text; lessons: number; minutes: number; earned_at: Date }

const pluralize = (singular: Text, pluralText: Text, count: number) => (count === 1 ? singular : pluralText)

/** Formats a day in Singapore as '3 March 2025'. */
function dateIn(language: Language, moment: Date): string {
  const [year, month, day] = singaporeDay(moment).split('-').map(Number) as [number, number, number]
  return `${day} ${monthNames[language].split(',')[month - 1]} ${year}`
}

function wordsIn(language: Language, { topic_name, lessons, minutes, earned_at }: CertificateFacts): CertificateWords {
  const topic = topic_name[language] || topic_name.eng
  const fill = (text: Text, count = lessons) =>
    text[language].replace('{count}', String(count)).replace('{topic}', () => topic)
  return {
    language_code: language,
    title: texts.title[language],
    sentence: fill(pluralize(texts.oneLesson, texts.allLessons, lessons)),
    topic,
    date: dateIn(language, earned_at),
    date_label: texts.date[language],
    lessons: fill(pluralize(texts.lesson, texts.lessons, lessons)),
    minutes: fill(pluralize(texts.minute, texts.minutes, minutes), minutes),
    check: texts.check[language],
  }
}

/** The worker's language, then English. */
const languagesOf = ({ language_code }: Pick<CertificateFacts, 'language_code'>) => [
  ...new Set<Language>([language_code, 'eng']),
]

/** Returns the texts of a certificate, in her language and then in English. */
export function certificateWords(issued: CertificateFacts): CertificateWords[] {
  return languagesOf(issued).map((language) => wordsIn(language, issued))
}

/** Name of the certificate's holder; without one, a word that fits every worker. */
export const holderName = ({ fullname, ...issued }: Pick<CertificateFacts, 'language_code'> & { fullname: string }) =>
  fullname ||
  languagesOf(issued)
    .map((language) => texts.nameless[language])
    .join(' · ')
