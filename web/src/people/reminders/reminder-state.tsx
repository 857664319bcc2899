import { Bell, BellOff } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { OptionRow } from '#shared/ui/rows/option-row.tsx'
import styles from './reminders.module.css'
import { remindersTexts } from './reminders.texts'

type Props = {
  note: string
  isOn: boolean
  /** Without it the switch can't be moved. */
  onChange?: (isOn: boolean) => void
}

/** Whether reminders are on, with their switch. */
export function ReminderState({ note, isOn, onChange }: Props) {
  const t = useTexts(remindersTexts)
  const id = useId()
  return (
    <OptionRow className={styles.state} icon={isOn ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}>
      <div>
        <label htmlFor={id}>
          <b>
            <Phrases>{t('title')}</Phrases>
          </b>
        </label>
        <small>
          <Phrases>{note}</Phrases>
        </small>
      </div>
      <Switch id={id} checked={isOn} disabled={!onChange} onChange={(on) => onChange?.(on)} />
    </OptionRow>
  )
}
