import { brand } from '@kasama/contract/brand'
import { Copy, Download, Info, Printer, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#shared/device/save-file.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { signInTexts as t } from '../sign-in.texts'
import lists from './codes.module.css'
import styles from './steps.module.css'

type Props = { codes: string[]; step?: string; action?: string; onKept: () => void }

/** The ten recovery codes, shown once; the button works once the admin has ticked that they are kept. */
export function RecoveryCodes({ codes, step, action = t.goOn, onKept }: Props) {
  const [isKept, setKept] = useState(false)
  const list = `${codes.join('\n')}\n`
  return (
    <div className={styles.step}>
      <div className={styles.intro}>
        {step && <p className={styles.small}>{step}</p>}
        <h1>{t.keep}</h1>
        <p>{t.keepText}</p>
      </div>
      <ol className={`text-18 digits bold ${lists.codes}`} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={lists.three}>
        <Button
          look="line"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void navigator.clipboard?.writeText(list).then(() => showToast(t.copied))}
        >
          {t.copy}
        </Button>
        <Button look="line" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t.print}
        </Button>
        <Button
          look="line"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(`${brand.name.toLowerCase()}-recovery-codes.txt`, list, 'text/plain')}
        >
          {t.save}
        </Button>
      </div>
      <p className={styles.hint}>
        <ShieldAlert aria-hidden="true" />
        <span>{t.keepWhere}</span>
      </p>
      <label className={`row gap-12 bold ${lists.check}`}>
        <input type="checkbox" checked={isKept} onChange={({ target }) => setKept(target.checked)} />
        {t.kept}
      </label>
      <Button block disabled={!isKept} onClick={onKept}>
        {action}
      </Button>
      {!isKept && (
        <p className={styles.hint}>
          <Info aria-hidden="true" />
          <span>{t.tickFirst}</span>
        </p>
      )}
    </div>
  )
}
