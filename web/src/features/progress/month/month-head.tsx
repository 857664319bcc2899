import type { EmployerMonth } from '@kasama/contract/month.api'
import { ChevronLeft, ChevronRight, Download, Printer } from 'lucide-react'
import { saveFile } from '../../../shared/device/save-file'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { IconButton } from '../../../shared/ui/actions/icon-button'
import styles from './month.module.css'
import { monthTexts } from './month.texts'
import { monthCsv } from './month-csv'
import { presentMonth } from './present-month'

type Props = { month: EmployerMonth; name: string; onMonth: (month: string) => void }

/** The month before or after, YYYY-MM. */
function beside(month: string, step: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step)).toISOString().slice(0, 7)
}

/** The name of the month, buttons to other months, and to print or save it. */
export function MonthHead({ month, name, onMonth }: Props) {
  const t = useEmployerTexts(monthTexts)
  const save = () => saveFile(`kasama-${month.month}.csv`, monthCsv(month), 'text/csv;charset=utf-8')
  return (
    <div className={styles.head}>
      <IconButton
        label={t('earlier')}
        disabled={month.month <= month.first_month}
        onClick={() => onMonth(beside(month.month, -1))}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <h2 aria-live="polite">{name}</h2>
      <IconButton
        label={t('later')}
        disabled={month.month >= presentMonth()}
        onClick={() => onMonth(beside(month.month, 1))}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <div className={styles.actions}>
        <Button look="line" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button look="line" icon={<Download aria-hidden="true" />} onClick={save}>
          {t('saveTable')}
        </Button>
      </div>
    </div>
  )
}
