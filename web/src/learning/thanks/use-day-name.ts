import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { thanksTexts } from './thanks.texts'

/** Names a day of Singapore: today, yesterday, or its date. */
export function useDayName() {
  const t = useTexts(thanksTexts)
  const language = useLanguage()
  const today = singaporeDay(new Date())
  return (day: string): string => {
    if (day === today) return t('today')
    return day === addDays(today, -1) ? t('yesterday') : plainSingaporeDate(day, language)
  }
}
