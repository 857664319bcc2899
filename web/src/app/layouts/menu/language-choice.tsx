import { type Language, languages } from '@kasama/contract/language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { networkError, request } from '../../../shared/api/request'
import { RequestError } from '../../../shared/api/request-error'
import { loadLanguage, readerLanguage } from '../../../shared/i18n/language'
import { useTexts } from '../../../shared/i18n/use-texts'
import { session } from '../../../shared/session/session'
import { useSession } from '../../../shared/session/use-session'
import { NameInChoice } from '../../../shared/ui/choices/language-name'
import { Segment } from '../../../shared/ui/choices/segment'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { layoutTexts } from '../layout.texts'
import styles from './side-menu.module.css'

const options = languages.map((value) => ({ value, label: <NameInChoice language={value} /> }))

/** The worker's own choice; screens, videos and quizzes follow it. */
export function LanguageChoice() {
  const t = useTexts(layoutTexts)
  const queries = useQueryClient()
  const stored = readerLanguage(useSession())
  const change = useMutation({
    mutationFn: async (language_code: Language) => {
      await loadLanguage(language_code)
      return request('POST /users/language', { body: { language_code } })
    },
    onSuccess({ language_code }) {
      session.set({ language_code })
      return queries.invalidateQueries()
    },
    // A failed download of texts has only the browser's own message, so the network error is shown instead.
    onError: (error) => showToast(error instanceof RequestError ? error.message : networkError().message, 'error'),
  })
  const chosen = change.isPending ? change.variables : stored
  return (
    <div className={styles.language}>
      <p className={styles.languageTitle}>
        <Globe aria-hidden="true" />
        {t('language')}
      </p>
      <Segment label={t('language')} options={options} value={chosen} onChange={change.mutate} columns={2} />
    </div>
  )
}
