import { WordsPage } from '../../../features/admin/lesson/frame/words-page'
import { PreviewButton } from '../../../features/admin/lesson/preview/preview-button'
import { quizTexts as t } from '../../../features/admin/lesson/quiz/quiz.texts'
import { QuizEditor } from '../../../features/admin/lesson/quiz/quiz-editor'

/** The quiz of a lesson, in two languages at a time. */
export function QuizPage() {
  return (
    <WordsPage title={t.title} beside={(editing) => <PreviewButton editing={editing} label={t.tryIt} opensOn="quiz" />}>
      {(editing) => <QuizEditor editing={editing} />}
    </WordsPage>
  )
}
