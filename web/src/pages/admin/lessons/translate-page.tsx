import { type TargetLanguage, translated } from '@kasama/contract/studio/translation.rules'
import { Navigate, useParams } from 'react-router'
import { WordsPage } from '../../../features/admin/lesson/frame/words-page'
import { translationTexts as t } from '../../../features/admin/lesson/translation/translation.texts'
import { TranslationEditor } from '../../../features/admin/lesson/translation/translation-editor'
import { englishNames } from '../../../features/admin/parts/language-names'
import { fillIn } from '../../../shared/i18n/texts'

/** A lesson from English into another language, text by text. */
export function TranslatePage() {
  const { id, language: asked } = useParams()
  const language = translated.find((code): code is TargetLanguage => code === asked)
  if (!language) return <Navigate to={`/admin/videos/${id}/translate/phi`} replace />
  return (
    <WordsPage title={fillIn(t.title, { language: englishNames[language] })}>
      {(editing) => <TranslationEditor key={language} editing={editing} language={language} />}
    </WordsPage>
  )
}
