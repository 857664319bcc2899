import { maxExactCount } from '@kasama/contract/lists.rules'
import styles from './view-chips.module.css'

type View = { label: string; count?: number | undefined; isOn: boolean; onChoose: () => void }

/** Ready-made views of a list, with their counts. */
export function ViewChips({ label, views }: { label: string; views: View[] }) {
  return (
    <fieldset className={`row stretch wrap gap-8 shrink ${styles.views}`} aria-label={label}>
      {views.map(({ label: name, count, isOn, onChoose }) => (
        <button
          key={name}
          type="button"
          className={`row inline gap-6 text-14 bold nowrap ${styles.view}`}
          aria-pressed={isOn}
          onClick={onChoose}
        >
          {name}
          {count !== undefined && (
            <b>{count > maxExactCount ? `${maxExactCount.toLocaleString('en')}+` : count.toLocaleString('en')}</b>
          )}
        </button>
      ))}
    </fieldset>
  )
}
