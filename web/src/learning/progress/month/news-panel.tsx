import type { EmployerMonth } from '@kasama/contract/learning/progress/month.api'
import { Sparkles } from 'lucide-react'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import styles from './month.module.css'
import { monthTexts } from './month.texts'

const maxTitles = 3

/** News since the employer last looked; renders nothing without any. */
export function NewsPanel({ news }: { news: EmployerMonth['news'] }) {
  const t = useEmployerTexts(monthTexts)
  const { videos, answers, skills, credits } = news
  if (videos.length + answers + skills.length + credits === 0) return null
  const titles = videos.slice(0, maxTitles).map(({ title }) => title)
  const rest = videos.length - titles.length
  const joinedTitles = [...titles, ...(rest > 0 ? [t('andMore', { count: rest })] : [])].join(' · ')
  const lines = [
    credits > 0 && t(credits === 1 ? 'newCredit' : 'newCredits', { count: credits }),
    skills.length > 0 && t('newSkill', { names: skills.join(' · ') }),
    videos.length > 0 &&
      t(videos.length === 1 ? 'oneLessonDone' : 'lessonsDone', { count: videos.length, titles: joinedTitles }),
    answers > 0 && t(answers === 1 ? 'oneNewAnswer' : 'newAnswers', { count: answers }),
  ].filter((line) => line !== false)
  return (
    <section className={styles.news}>
      <h2>
        <Sparkles aria-hidden="true" />
        {t('newSince', { date: plainSingaporeDate(news.since, 'eng') })}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <DottedLine parts={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}
