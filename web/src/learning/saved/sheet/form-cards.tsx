import type { SavedForm } from '@kasama/contract/learning/saved/saved.api'
import { Clapperboard, Headphones } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { ChoiceCard } from '#shared/ui/choices/choice-card.tsx'
import { savedTexts } from '../saved.texts'
import { sizeOf } from '../sizes'
import { TitleAndNote } from '../title-and-note'
import styles from './form-cards.module.css'
import type { FormChoice } from './form-choice'

type Props = { choices: FormChoice[]; chosen: SavedForm | undefined; onChoose: (form: SavedForm) => void }

/** The forms of a lesson as cards, each with its size; one that does not fit says so and cannot be chosen. */
export function FormCards({ choices, chosen, onChoose }: Props) {
  const t = useTexts(savedTexts)
  const name = useId()
  return (
    <div className="stack gap-10" role="radiogroup" aria-label={t('whatToSave')}>
      {choices.map(({ form, bytes, fits }) => (
        <ChoiceCard
          key={form}
          className={styles.card}
          name={name}
          checked={form === chosen}
          disabled={!fits}
          onChange={() => onChoose(form)}
        >
          <Leaf size={52}>
            {form === 'audio' ? <Headphones aria-hidden="true" /> : <Clapperboard aria-hidden="true" />}
          </Leaf>
          <TitleAndNote
            title={t(form)}
            note={t(fits ? (form === 'audio' ? 'toListen' : 'toWatch') : 'doesNotFit')}
            className={styles.words}
          />
          <span className={styles.size}>{sizeOf(bytes)}</span>
        </ChoiceCard>
      ))}
    </div>
  )
}
