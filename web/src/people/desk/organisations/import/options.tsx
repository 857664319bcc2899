import { englishNames, type Language, languages } from '@kasama/contract/language'
import { Info, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Values } from '#desk-kit/figures/values.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import organisations from '../organisations.module.css'
import { dayYearsAhead } from '../words'
import styles from './import.module.css'
import { importTexts as t } from './import.texts'
import type { ImportDraft } from './use-import'

type Props = {
  draft: ImportDraft
  ready: number
  refused: number
  byLanguage: Record<Language, number>
  onChange: (change: Partial<ImportDraft>) => void
}

/** Options for the whole file. */
export function Options({ draft, ready, refused, byLanguage, onChange }: Props) {
  const id = useId()
  const { scope, until, mail } = draft
  return (
    <>
      <Panel>
        <h2>{t.how}</h2>
        <RadioList
          label={t.how}
          value={scope}
          onChange={(value) => onChange({ scope: value })}
          options={[
            {
              value: 'ready',
              label: ready === 1 ? t.goodOne : fillIn(t.good, { number: ready }),
              note: refused === 0 ? t.goodAll : fillIn(t.goodText, { number: refused }),
            },
            { value: 'all', label: fillIn(t.all, { number: ready + refused }), note: t.allText },
          ]}
        />
        <ul className={styles.notes}>
          <li>
            <Info aria-hidden="true" />
            {t.whole}
          </li>
          <li>
            <Info aria-hidden="true" />
            {t.plain}
          </li>
          <li data-strong>
            <TriangleAlert aria-hidden="true" />
            {t.noUndo}
          </li>
        </ul>
      </Panel>
      <Panel>
        <h2>{t.forAll}</h2>
        <TextField
          type="date"
          label={t.until}
          value={until}
          min={dayYearsAhead(0)}
          onChange={({ target }) => onChange({ until: target.value })}
        />
        <div className={`row between gap-14 bold ${organisations.switch}`}>
          <label htmlFor={id}>
            {t.mail}
            <small>{t.mailText}</small>
          </label>
          <Switch id={id} checked={mail} onChange={(isOn) => onChange({ mail: isOn })} />
        </div>
      </Panel>
      <Panel>
        <h2>{t.byLanguage}</h2>
        <Values values={languages.map((code) => [englishNames[code], byLanguage[code]])} className={styles.counts} />
        <p className={styles.quiet}>{t.onePdf}</p>
      </Panel>
    </>
  )
}
