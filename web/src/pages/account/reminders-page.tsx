import { useState } from 'react'
import { phoneState } from '#people/reminders/phone.ts'
import { NewReminder, ReminderSettings } from '#people/reminders/reminder-settings.tsx'
import { useReminders } from '#people/reminders/reminders.queries.ts'
import { remindersTexts } from '#people/reminders/reminders.texts.ts'
import { RemindersRefused } from '#people/reminders/reminders-refused.tsx'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { Column } from '#shared/ui/rows/columns.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'

/** A worker's reminders: chosen, changed, or refused by her phone. */
export function RemindersPage() {
  const t = useTexts(remindersTexts)
  const { data, error, refetch } = useReminders()
  const [phone, setPhone] = useState(phoneState)
  const look = () => setPhone(phoneState())
  const isAble = phone === 'default' || phone === 'granted'
  const isRunning = data?.is_on === true && phone === 'granted'
  return (
    <Page width="mid">
      <BackHeading title={t(data && !isRunning && isAble ? 'when' : 'title')} to="/library" />
      <Column narrow>
        {!isAble && <RemindersRefused onLookAgain={look} />}
        {error && !data && <LoadError error={error} onRetry={refetch} />}
        {data && isRunning && <ReminderSettings reminders={data} />}
        {data && !isRunning && isAble && <NewReminder reminders={data} onAnswered={look} />}
      </Column>
    </Page>
  )
}
