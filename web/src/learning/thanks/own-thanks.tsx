import { useId } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { useThanks } from './thanks.queries'
import { thanksTexts } from './thanks.texts'
import { useDayName } from './use-day-name'

/** The latest thanks of her employer; renders nothing without one. */
export function OwnThanks() {
  const t = useTexts(thanksTexts)
  const title = useId()
  const { data } = useThanks()
  const dayName = useDayName()
  if (!data || data.latest.length === 0) return null
  return (
    <Panel aria-labelledby={title}>
      <h3 id={title}>
        <Phrases>{t('fromEmployer')}</Phrases>
      </h3>
      <ul className="stack gap-12">
        {data.latest.map(({ id, day, words }) => (
          <li key={id}>
            <p className="bold">
              <Phrases>{words}</Phrases>
            </p>
            <p className="muted text-15">
              <Phrases>{dayName(day)}</Phrases>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
