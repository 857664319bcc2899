import { usualPicture } from '@kasama/contract/account.rules'
import type { Language } from '@kasama/contract/language'
import { nationalities } from '@kasama/contract/worker.rules'
import { Check } from 'lucide-react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { LanguageName } from '../../../shared/ui/choices/language-name'
import { workerTexts } from '../worker.texts'
import styles from './nationality-choice.module.css'

type Props = { value: Language | undefined; onChange: (language: Language) => void; error?: string | undefined }

/** The worker's nationality, which sets the language of her screens and videos. */
export function NationalityChoice({ value, onChange, error }: Props) {
  const t = useEmployerTexts(workerTexts)
  return (
    <fieldset className={styles.choice} aria-describedby="nationality-note">
      <legend>{t('nationality')}</legend>
      <div className={styles.cards}>
        {nationalities.map(({ name, language }) => (
          <label key={language} className={styles.card}>
            <input
              type="radio"
              className="sr-only"
              name="nationality"
              checked={language === value}
              onChange={() => onChange(language)}
            />
            <span className={styles.tick}>
              <Check aria-hidden="true" />
            </span>
            <img src={usualPicture(language)} alt="" width={72} height={72} />
            <b>{name}</b>
            <span className={styles.language}>
              {language === 'ind' ? 'Bahasa Indonesia' : <LanguageName language={language} />}
            </span>
          </label>
        ))}
      </div>
      <p id="nationality-note" className={styles.error} role="alert">
        {error}
      </p>
    </fieldset>
  )
}
