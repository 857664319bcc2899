import type { DataSaver } from '@kasama/contract/people/account.api'
import { Headphones, Leaf } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { ChoiceCard, ChosenTick } from '#shared/ui/choices/choice-card.tsx'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { savedTexts } from '../saved.texts'
import { useDataSaver } from './data-saver.queries'
import styles from './options.module.css'
import { phoneTexts } from './phone.texts'
import { SavingOption } from './saving-option'

const forms = ['low', 'audio'] as const

/** Whether her lessons spare phone data, on all her phones, and in which form they then are. */
export function DataSaverChoice() {
  const t = useTexts(phoneTexts)
  const s = useTexts(savedTexts)
  const [titleId, id, name] = [useId(), useId(), useId()]
  const { chosen, choose } = useDataSaver()
  if (chosen === undefined) return null
  const change = (next: DataSaver) => next !== chosen && choose(next)
  return (
    <section className="stack gap-10">
      <h2 id={titleId}>{t('saveData')}</h2>
      <SavingOption icon={<Leaf aria-hidden="true" />} title={t('saveData')} note={t('onPhoneData')} switchId={id}>
        <Switch id={id} checked={chosen !== 'off'} onChange={(isOn) => change(isOn ? 'low' : 'off')} />
      </SavingOption>
      {chosen !== 'off' && (
        <div className={styles.cards} role="radiogroup" aria-labelledby={titleId}>
          {forms.map((form) => (
            <ChoiceCard
              key={form}
              className={styles.card}
              name={name}
              checked={form === chosen}
              onChange={() => change(form)}
            >
              {form === 'low' ? <SmallPicture /> : <Headphones className={styles.sound} aria-hidden="true" />}
              <b>
                <Phrases>{s(form)}</Phrases>
              </b>
              <small>
                <Phrases>{s(form === 'low' ? 'toWatch' : 'toListen')}</Phrases>
              </small>
              {form === chosen && <ChosenTick className={styles.tick} />}
            </ChoiceCard>
          ))}
        </div>
      )}
    </section>
  )
}

/** A small picture on a phone. */
const SmallPicture = () => (
  <svg className={styles.screen} viewBox="0 0 92 58" aria-hidden="true">
    <rect x="14" y="2" width="64" height="54" rx="9" />
    <rect x="28" y="16" width="36" height="26" rx="6" />
    <path d="M42 23v12l10-6Z" />
  </svg>
)
