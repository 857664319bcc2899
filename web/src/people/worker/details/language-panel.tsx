import { languages } from '@kasama/contract/language'
import type { WorkerDetails } from '@kasama/contract/people/worker.api'
import { Info, Languages } from 'lucide-react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LanguageName } from '#shared/ui/choices/language-name.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import styles from './details.module.css'
import { useWorkerLanguage } from './details.queries'
import { detailsTexts } from './details.texts'

const options = languages.map((value) => ({ value, label: <LanguageName language={value} /> }))

/** A worker's picture and name, and the language of her screens and videos. */
export function LanguagePanel({ worker }: { worker: WorkerDetails }) {
  const t = useEmployerTexts(detailsTexts)
  const change = useWorkerLanguage(worker.id)
  return (
    <Panel>
      <div className="row gap-16 shrink break">
        <Avatar src={worker.img_url} language={worker.language_code} size={72} />
        <div>
          <h2>{worker.fullname || t('noName')}</h2>
          <p className={styles.quiet}>
            {t('userId')} <b translate="no">{worker.username}</b>
          </p>
        </div>
      </div>
      <div className={styles.language}>
        <p className={styles.label}>
          <Languages aria-hidden="true" />
          {t('language')}
        </p>
        <Segment
          label={t('language')}
          options={options}
          value={change.isPending ? change.variables : worker.language_code}
          onChange={(language) =>
            change.mutate(language, {
              onSuccess: () => showToast(t('languageChanged')),
              onError: (error) => showToast(error.message, 'error'),
            })
          }
        />
        <p className={styles.hint}>
          <Info aria-hidden="true" />
          {t('languageHint')}
        </p>
      </div>
    </Panel>
  )
}
