import { BellOff, RefreshCw, SlidersHorizontal } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { PhoneSteps } from '#shared/ui/rows/phone-steps.tsx'
import { ReminderState } from './reminder-state'
import { remindersTexts } from './reminders.texts'

/** The browser's own words, in English as it shows them. */
const steps = [
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
] as const

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
      <PhoneSteps steps={steps.map(({ text, shot }) => ({ text: t(text), shot }))} />
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
