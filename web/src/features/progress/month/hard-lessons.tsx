import type { EmployerMonth } from '@kasama/contract/month.api'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { TextLink } from '../../../shared/ui/actions/text-link'
import { Panel } from '../../../shared/ui/layout/panel'
import styles from './month.module.css'
import { monthTexts } from './month.texts'

type Props = { hard: EmployerMonth['hard']; month: string }

/** Lessons with questions that were wrong at first, to talk about. */
export function HardLessons({ hard, month }: Props) {
  const t = useEmployerTexts(monthTexts)
  const most = Math.max(1, ...hard.flatMap(({ questions }) => questions.map(({ wrong }) => wrong)))
  return (
    <Panel>
      <h3>{t('hard')}</h3>
      <p>{hard.length > 0 ? t('hardHint') : t('nothingHard', { month })}</p>
      {hard.map(({ video_id, title, questions }) => (
        <div key={video_id} className={styles.hard}>
          <TextLink to={`/video/${video_id}`}>{title}</TextLink>
          <ul>
            {questions.map(({ question, wrong }) => (
              <li key={question}>
                <span>{question}</span>
                <small>{t(wrong === 1 ? 'onceWrong' : 'timesWrong', { count: wrong })}</small>
                <span className={styles.meter} aria-hidden="true">
                  <span style={{ width: `${(100 * wrong) / most}%` }} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  )
}
