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
const labels = { questions: t.questions, tokens: t.tokens, pictures: t.pictures }

export function GeniePart({ stored }: { stored: Data<Calls['GET /admin/genie-settings']> }) {
  const { questions_a_day, tokens_a_day, pictures, usual_tokens_a_day, tokens_today, questions_today, sees, version } =
    stored
  const saved = {
    questions: String(questions_a_day),
    tokens: tokens_a_day === null ? '' : String(tokens_a_day),
    pictures,
  }
  const form = useEntryForm('desk-settings-genie', saved)
  const { value, set } = form
  const store = useSaveSettings('genie-settings')
  const questions = wholeNumberIn(value.questions)
  const tokens = wholeNumberIn(value.tokens)
  const problems = {
    questions: isWithin(questions, 1, 1000) ? undefined : t.questionsWrong,
    tokens: tokens === null || isWithin(tokens, 0, 2_000_000_000) ? undefined : t.tokensWrong,
  }
  function save() {
    if (questions === null) return
    const body = { questions_a_day: questions, tokens_a_day: tokens, pictures: value.pictures, version }
    store.mutate({ body }, { onSuccess: form.markSaved })
  }
  const spent = { spent: english(tokens_today), number: english(usual_tokens_a_day ?? 0) }
  return (
    <SettingsPart
      id="genie"
      form={form}
      stored={saved}
      labels={labels}
      problems={problems}
      isSaving={store.isPending}
      onSave={save}
    >
      <Panel>
        <h2>{t.genie}</h2>
        <TextField
          label={t.questions}
          hint={fillIn(t.questionsHint, { number: english(questions_today) })}
          error={problems.questions}
          inputMode="numeric"
          value={value.questions}
          onChange={({ target }) => set({ questions: target.value })}
        />
        <TextField
          className={styles.field ?? ''}
          label={t.tokens}
          hint={usual_tokens_a_day === null ? t.tokensNone : fillIn(t.tokensHint, spent)}
          error={problems.tokens}
          inputMode="numeric"
          value={value.tokens}
          onChange={({ target }) => set({ tokens: target.value })}
        />
        {sees ? (
          <SwitchRow
            name={t.pictures}
            hint={t.picturesHint}
            isOn={value.pictures}
            onChange={(isOn) => set({ pictures: isOn })}
          />
        ) : (
          <FixedRow name={t.pictures} hint={t.picturesNone} />
        )}
      </Panel>
    </SettingsPart>
  )
}
