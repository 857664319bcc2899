import type { Profile } from '@kasama/contract/people/account.api'
import { ArrowRight } from 'lucide-react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { ProgressBar } from '#shared/ui/feedback/progress-bar.tsx'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import { mustWatchTexts } from './must-watch.texts'
import styles from './must-watch-summary.module.css'

type Props = { worker: Profile | undefined; total: number; completed: number }

/** Completed share of the list, and a link to her progress. */
export function MustWatchSummary({ worker, total, completed }: Props) {
  const t = useEmployerTexts(mustWatchTexts)
  const sentence = t('doneOf', { completed, total })
  return (
    <section className={styles.summary}>
      <Avatar src={worker?.img_url ?? null} language={worker?.language_code ?? 'eng'} size={60} />
      <div className={styles.words}>
        <p className={styles.sentence}>{sentence}</p>
        <ProgressBar value={total === 0 ? 0 : completed / total} label={sentence} />
        {worker && (
          <TextLink to="/worker-progress">
            {t('seeProgress')}
            <ArrowRight aria-hidden="true" />
          </TextLink>
        )}
      </div>
    </section>
  )
}
