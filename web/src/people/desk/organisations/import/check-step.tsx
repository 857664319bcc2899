import { type Language, languages } from '@kasama/contract/language'
import { DryRun } from '#desk-kit/papers/dry-run.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { ColumnsPanel, isColumnMissing } from './columns-panel'
import styles from './import.module.css'
import { importTexts as t } from './import.texts'
import { Options } from './options'
import { ReadyRows } from './ready-rows'
import { RefusedRows } from './refused-rows'
import type { HouseholdImport, Import, Pair } from './use-import'

type Props = Pick<HouseholdImport, 'set' | 'mend'> & { work: Import; pairs: Pair[] }

/** Result that the file would have; refused rows are corrected in place. */
export function CheckStep({ work, pairs, set, mend }: Props) {
  const of = (state: string) => pairs.filter(({ checked }) => checked.state === state)
  const [ready, refused, there] = [of('ready'), of('refused'), of('there').length]
  const byLanguage = Object.fromEntries(
    languages.map((code) => [code, ready.filter(({ checked }) => checked.language_code === code).length]),
  ) as Record<Language, number>
  // A column that was not found refuses every row, so it is chosen before anything else.
  const isMissing = isColumnMissing(work)
  return (
    <div className={styles.columns}>
      <div>
        <DryRun read={pairs.length} ready={ready.length} refused={refused.length}>
          {there > 0 && <p className={styles.quiet}>{there === 1 ? t.thereOne : fillIn(t.there, { number: there })}</p>}
        </DryRun>
        {isMissing && <ColumnsPanel work={work} onChange={set} />}
        {refused.length > 0 && <RefusedRows rows={refused} onMend={mend} />}
        {ready.length > 0 && <ReadyRows rows={ready} until={work.until} />}
      </div>
      <div>
        <Options work={work} ready={ready.length} refused={refused.length} byLanguage={byLanguage} onChange={set} />
        {!isMissing && <ColumnsPanel work={work} onChange={set} />}
      </div>
    </div>
  )
}
