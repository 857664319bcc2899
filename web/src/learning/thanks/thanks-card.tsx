import type { Thanks } from '@kasama/contract/learning/thanks/thanks.api'
import { Heart } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { focusContent } from '#shared/ui/focus-content.ts'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { uiTexts } from '#shared/ui/ui.texts.ts'
import { useCloseThanks } from './thanks.queries'
import { thanksTexts } from './thanks.texts'
import styles from './thanks-card.module.css'
import { useDayName } from './use-day-name'

/** A thank you of her employer, until she closes it. */
export function ThanksCard({ thanks }: { thanks: Thanks }) {
  const t = useTexts(thanksTexts)
  const ui = useTexts(uiTexts)
  const words = useId()
  const { mutate: close } = useCloseThanks()
  const dayName = useDayName()
  function closeCard() {
    close(thanks.id)
    focusContent()
  }
  return (
    <section className={styles.card} aria-labelledby={words}>
      <span className={styles.heart}>
        <Heart aria-hidden="true" />
      </span>
      <div>
        <p className={styles.from}>
          <Phrases>{t('fromEmployer')}</Phrases>
        </p>
        <h2 id={words} className={styles.words}>
          <Phrases>{thanks.words}</Phrases>
        </h2>
      </div>
      <div className={styles.foot}>
        <ListenButton text={`${t('fromEmployer')}. ${thanks.words}`} />
        <span className="grow muted text-15">
          <Phrases>{dayName(thanks.day)}</Phrases>
        </span>
        <Button look="line" onClick={closeCard}>
          {ui('close')}
        </Button>
      </div>
    </section>
  )
}
