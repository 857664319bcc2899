import { fewestForFigures } from '@kasama/contract/desk/desk.rules'
import { useQuery } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { MissingPart } from '#desk-kit/states/missing-part.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { lessonKey } from '../lesson.queries'
import type { EditedLesson } from '../saving/use-lesson'
import styles from './figures.module.css'
import { figuresTexts as t } from './figures.texts'
import { LeavingCurve } from './leaving-curve'
import { QuestionFigures } from './question-figures'

/** Figures of a lesson: where workers leave it, and which questions they answer wrong. */
export function FiguresPanel({ editing: { id, lesson } }: { editing: EditedLesson }) {
  const answer = useQuery({
    queryKey: [...lessonKey(id), 'figures'],
    queryFn: () => deskRequest('GET /admin/videos/:id/figures', { params: { id } }),
  })
  if (!answer.data) return <MissingPart what={t.title} answer={answer} />
  const { started, left_early, places, questions } = answer.data
  return (
    <Panel className={styles.figures} aria-labelledby="figures-title">
      <header className={styles.head}>
        <h2 id="figures-title">{t.title}</h2>
        <span>{t.lead}</span>
      </header>
      {started < fewestForFigures ? (
        <p>{started === 0 ? t.noFigures : fillIn(t.tooFewViewers, { count: started })}</p>
      ) : (
        <>
          <p>{fillIn(t.started, { count: started, percent: Math.round((100 * left_early) / started) })}</p>
          <LeavingCurve started={started} places={places} english={lesson.languages.eng} />
        </>
      )}
      <QuestionFigures lesson={lesson} counted={questions} />
    </Panel>
  )
}
