import { singaporeDay } from '@kasama/contract/calendar.rules'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { monthName } from '#shared/format/date.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { dataThisMonth } from '#shared/saved-lessons/data-this-month.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { sizeOf } from '../../sizes'
import { phoneTexts } from '../phone.texts'
import { Figures } from './figures'
import styles from './month-data.module.css'

/** The bytes of Singapore's month by kind of connection; in one colour where the browser hides it. */
export function MonthData() {
  const t = useTexts(phoneTexts)
  const language = useLanguage()
  const { data } = useQuery({ queryKey: ['data-this-month'], queryFn: () => dataThisMonth(), staleTime: 0 })
  if (!data) return null
  const { mobile, wifi, other } = data
  const sum = mobile + wifi + other
  const isHidden = mobile + wifi === 0
  const parts = [
    { kind: 'mobile' as const, value: mobile, name: t('phoneData', { size: sizeOf(mobile) }) },
    { kind: 'own' as const, value: wifi, name: t('wifi', { size: sizeOf(wifi) }) },
    { kind: 'other' as const, value: other, name: t('other', { size: sizeOf(other) }) },
  ].filter(({ kind, value }) => kind !== 'other' || value > 0)
  return (
    <section className="stack gap-10">
      <h2>{t('dataThisMonth')}</h2>
      <Figures
        total={sizeOf(sum)}
        note={monthName(singaporeDay(new Date()), language)}
        parts={isHidden ? [{ kind: 'own', value: other }] : parts}
      >
        <p className={styles.hint}>
          <Info aria-hidden="true" />
          <span>
            <Phrases>{t('onlyApp')}</Phrases>
          </span>
        </p>
      </Figures>
    </section>
  )
}
