import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { useEntryForm } from '#desk-kit/forms/use-entry-form.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from '../settings.module.css'
import { useSaveSettings } from '../settings.queries'
import { settingsTexts as t } from '../settings.texts'
import { SettingsPart } from '../settings-part'
import { FixedRow, SwitchRow } from './switch-row'
import { isWithin, wholeNumberIn } from './whole-number'

const english = (number: number) => number.toLocaleString('en')
const labels = {
  weekly: t.weekly,
  moments: t.moments,
  idle: t.idle,
  ends_soon: t.endsSoon,
  per_minute: t.perMinute,
}

export function MailsPart({ stored }: { stored: Data<Calls['GET /admin/mail-settings']> }) {
  const { usual_per_minute, employers, per_minute, version, ...kinds } = stored
  const saved = { ...kinds, per_minute: per_minute === null ? '' : String(per_minute) }
  const form = useEntryForm('desk-settings-mails', saved)
  const { value, set } = form
  const store = useSaveSettings('mail-settings')
  const pace = wholeNumberIn(value.per_minute)
  const isPaceRight = pace === null || isWithin(pace, 1, 60_000)
  const problems = { per_minute: isPaceRight ? undefined : t.perMinuteWrong }
  return (
    <SettingsPart
      id="mails"
      form={form}
      stored={saved}
      labels={labels}
      problems={problems}
      isSaving={store.isPending}
      onSave={() => store.mutate({ body: { ...value, per_minute: pace, version } }, { onSuccess: form.markSaved })}
    >
      <Panel>
        <h2>{t.mails}</h2>
        <p className="muted">{t.offHint}</p>
        <SwitchRow
          name={t.weekly}
          hint={fillIn(t.weeklyHint, { number: english(employers) })}
          isOn={value.weekly}
          onChange={(weekly) => set({ weekly })}
        />
        <SwitchRow
          name={t.moments}
          hint={t.momentsHint}
          isOn={value.moments}
          onChange={(moments) => set({ moments })}
        />
        <SwitchRow name={t.idle} hint={t.idleHint} isOn={value.idle} onChange={(idle) => set({ idle })} />
        <SwitchRow
          name={t.endsSoon}
          hint={t.endsSoonHint}
          isOn={value.ends_soon}
          onChange={(ends_soon) => set({ ends_soon })}
        />
        <FixedRow name={t.always} hint={t.alwaysHint} />
        <TextField
          className={styles.field ?? ''}
          label={t.perMinute}
          hint={fillIn(t.perMinuteHint, { number: english(usual_per_minute) })}
          error={problems.per_minute}
          inputMode="numeric"
          placeholder={english(usual_per_minute)}
          value={value.per_minute}
          onChange={({ target }) => set({ per_minute: target.value })}
        />
      </Panel>
    </SettingsPart>
  )
}
