import { fewestForFigures } from '@kasama/contract/desk/desk.rules'
import { type Language, languages } from '@kasama/contract/language'
import type { Lesson } from '@kasama/contract/studio/lesson'
import { ShareBar } from '#desk-kit/figures/share-bar.tsx'
import { englishNames } from '#desk-kit/language-names.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import styles from './figures.module.css'
import { figuresTexts as t } from './figures.texts'

type AnswerCounts = { question_id: number; language_code: Language; answers: number; right_first: number }
type Sum = { answers: number; right: number }

/** Share of right first answers to each question, in all and by language; none if there are too few answers. */
export function QuestionFigures({ lesson, counted }: { lesson: Lesson; counted: AnswerCounts[] }) {
  const questions = lesson.question_order.flatMap((key) => lesson.questions[key] ?? [])
  if (questions.length === 0) return null
  return (
    <section className={styles.questions} aria-labelledby="right-title">
      <h3 id="right-title">{t.questions}</h3>
      <ol>
        {questions.map(({ question_id, content }, place) => {
          const own = counted.filter((one) => one.question_id === question_id)
          const inLanguage = languages
            .map((language) => ({ language, ...sumOf(own.filter(({ language_code }) => language_code === language)) }))
            .filter(({ answers }) => answers > 0)
          return (
            <li key={question_id ?? `new ${place}`}>
              <b>{content.eng}</b>
              <dl>
                <Row name={t.all} sum={sumOf(own)} />
                {inLanguage.length > 1 &&
                  inLanguage.map(({ language, ...sum }) => (
                    <Row key={language} name={englishNames[language]} sum={sum} />
                  ))}
              </dl>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const sumOf = (rows: AnswerCounts[]): Sum =>
  rows.reduce((sum, { answers, right_first }) => ({ answers: sum.answers + answers, right: sum.right + right_first }), {
    answers: 0,
    right: 0,
  })

function Row({ name, sum: { answers, right } }: { name: string; sum: Sum }) {
  const percent = Math.round((100 * right) / Math.max(1, answers))
  const isEnough = answers >= fewestForFigures
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {isEnough && (
          <span className={styles.meter}>
            <ShareBar percent={percent} />
          </span>
        )}
        <span>
          {isEnough
            ? fillIn(t.share, { percent, count: answers })
            : answers === 0
              ? t.noAnswers
              : fillIn(t.tooFew, { count: answers })}
        </span>
      </dd>
    </div>
  )
}
