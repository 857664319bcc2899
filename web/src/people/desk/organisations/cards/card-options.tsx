import { type Language, languages } from '@kasama/contract/language'
import type { PrintedLogin } from '@kasama/contract/people/desk/households.api'
import { englishNames } from '#desk-kit/language-names.ts'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './card.module.css'
import { cardsTexts as t } from './cards.texts'

type Which = 'all' | Language
export type CardChoice = { onAPage: '8' | '4' | '1'; order: 'made' | 'name'; which: Which }

const ofLanguage = (logins: PrintedLogin[], which: Which) =>
  which === 'all' ? logins : logins.filter(({ language_code }) => language_code === which)

/** The cards to print, in their order. */
export function chosenCards(logins: PrintedLogin[], { order, which }: CardChoice): PrintedLogin[] {
  const chosen = ofLanguage(logins, which)
  return order === 'made'
    ? chosen
    : chosen.toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
}

type Props = { logins: PrintedLogin[]; value: CardChoice; onChange: (change: Partial<CardChoice>) => void }

/** Number of cards on a page, their order, and their languages. */
export function CardOptions({ logins, value: { onAPage, order, which }, onChange }: Props) {
  const there = (['all', ...languages] as const)
    .map((one) => ({ one, number: ofLanguage(logins, one).length }))
    .filter(({ number }) => number > 0)
  return (
    <>
      <Panel>
        <h2>{t.sheet}</h2>
        <b>{t.onAPage}</b>
        <Segment
          label={t.onAPage}
          value={onAPage}
          onChange={(count) => onChange({ onAPage: count })}
          options={[
            { value: '8', label: '8' },
            { value: '4', label: '4' },
            { value: '1', label: '1' },
          ]}
        />
        <SelectField
          label={t.order}
          value={order}
          onChange={({ target }) => onChange({ order: target.value === 'name' ? 'name' : 'made' })}
        >
          <option value="made">{t.asMade}</option>
          <option value="name">{t.byName}</option>
        </SelectField>
      </Panel>
      <Panel>
        <h2>{t.which}</h2>
        <RadioList<Which>
          label={t.which}
          value={which}
          onChange={(one) => onChange({ which: one })}
          options={there.map(({ one, number }) => ({
            value: one,
            label: (
              <span className={styles.which}>
                <span>{one === 'all' ? t.all : englishNames[one]}</span> <span>{number}</span>
              </span>
            ),
          }))}
        />
      </Panel>
    </>
  )
}
