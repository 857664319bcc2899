import type { Reminders } from '@kasama/contract/people/reminders.api'
import { Bell, BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { ReminderChoice } from './choice/reminder-choice'
import { ReminderState } from './reminder-state'
import { type Choice, useChooseReminders } from './reminders.queries'
import { remindersTexts } from './reminders.texts'
import { clockFace, partOf } from './times'

type Props = {
  reminders: Reminders
  /** Called when the phone has answered whether it allows notifications. */
  onAnswered: () => void
}

/** Chooses days and a time; only the press on "Turn on" asks the phone. Nothing is chosen before. */
export function NewReminder({ reminders, onAnswered }: Props) {
  const t = useTexts(remindersTexts)
  const [days, setDays] = useState(reminders.days)
  const [minute, setMinute] = useState(reminders.minute)
  const choose = useChooseReminders(reminders.public_key)
  const isComplete = days.length > 0 && minute !== null
  async function turnOn() {
    const permission = await Notification.requestPermission()
    if (permission === 'granted') choose.mutate({ is_on: true, days, minute })
    onAnswered()
  }
  return (
    <>
      <ReminderChoice days={days} minute={minute} onDays={setDays} onMinute={setMinute} />
      <Notice>
        <Phrases>{t('onceADay')}</Phrases>
      </Notice>
      <Dock>
        <Button
          size="xl"
          block
          icon={<Bell aria-hidden="true" />}
          busy={choose.isPending}
          disabledReason={isComplete ? undefined : t('youChoose')}
          onClick={turnOn}
        >
          {t('turnOn')}
        </Button>
        {isComplete && (
          <p className="muted">
            <Phrases>{t('phoneAsks')}</Phrases>
          </p>
        )}
      </Dock>
    </>
  )
}

/** Reminders that are on: a change is stored at once, unless no day is left. */
export function ReminderSettings({ reminders }: { reminders: Reminders }) {
  const t = useTexts(remindersTexts)
  const [choice, setChoice] = useState<Choice>(reminders)
  const choose = useChooseReminders(reminders.public_key)
  const { days, minute } = choice
  function change(part: Partial<Choice>) {
    const next = { is_on: true, days, minute, ...part }
    setChoice(next)
    if (next.days.length > 0) choose.mutate(next, { onSuccess: () => showToast(t('saved')) })
  }
  async function showSample() {
    const registration = await navigator.serviceWorker.ready
    await registration.showNotification(t('title'), { body: t('onceADay'), tag: 'sample' })
  }
  const time = minute === null ? '' : t('at', { time: clockFace(minute), part: t(partOf(minute).part).toLowerCase() })
  const names = t('days').split(' ')
  const note = `${days.map((day) => names[day - 1]).join(', ')}. ${time}`
  return (
    <>
      <ReminderState note={days.length > 0 ? note : t('youChoose')} isOn onChange={() => change({ is_on: false })} />
      <ReminderChoice
        days={days}
        minute={minute}
        onDays={(chosen) => change({ days: chosen })}
        onMinute={(chosen) => change({ minute: chosen })}
      />
      <Button look="line" block icon={<BellRing aria-hidden="true" />} onClick={showSample}>
        {t('tryNow')}
      </Button>
    </>
  )
}
