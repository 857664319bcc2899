import { BellOff, RefreshCw, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { ListenButton } from '#shared/ui/media/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { ReminderState } from './reminder-state'
import styles from './reminders.module.css'
import { remindersTexts } from './reminders.texts'

type Step = { text: 'tapThis' | 'tapNotifications' | 'turnItOn'; shot: ReactNode }

/** The browser's own words, in English as it shows them. */
const steps: Step[] = [
  {
    text: 'tapThis',
    shot: (
      <>
        <SlidersHorizontal aria-hidden="true" />
        {globalThis.location?.host}
      </>
    ),
  },
  {
    text: 'tapNotifications',
    shot: (
      <>
        <BellOff aria-hidden="true" />
        Notifications
      </>
    ),
  },
  { text: 'turnItOn', shot: 'Allow' },
]

/** The steps by which a reader allows notifications that her phone has refused. */
export function RemindersRefused({ onLookAgain }: { onLookAgain: () => void }) {
  const t = useTexts(remindersTexts)
  return (
    <>
      <ReminderState note={t('offOnPhone')} isOn={false} />
      <Notice kind="warn">
        <Phrases>{t('refused')}</Phrases>
      </Notice>
      <h2>
        <Phrases>{t('onAgain')}</Phrases>
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ text, shot }, index) => (
          <li key={text}>
            <span className={styles.number}>{index + 1}</span>
            <b>
              <Phrases>{t(text)}</Phrases>
            </b>
            <ListenButton text={t(text)} />
            <span className={styles.shot} translate="no" aria-hidden="true">
              {shot}
            </span>
          </li>
        ))}
      </ol>
      <Dock>
        <Button size="xl" block icon={<RefreshCw aria-hidden="true" />} onClick={onLookAgain}>
          {t('lookAgain')}
        </Button>
        <LinkButton look="quiet" block to="/library">
          {t('notNow')}
        </LinkButton>
      </Dock>
    </>
  )
}
