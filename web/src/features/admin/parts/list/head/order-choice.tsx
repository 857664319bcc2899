import { partsTexts } from '../../parts.texts'
import styles from './filters.module.css'

type Props<Sort extends string> = {
  value: Sort | undefined
  words: Record<Sort, string>
  onChoose: (sort: Sort) => void
}

/** The order of a list, at the end of its head. */
export function OrderChoice<Sort extends string>({ value, words, onChoose }: Props<Sort>) {
  return (
    <label className={styles.order}>
      <span className="sr-only">{partsTexts.order}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value as Sort)}>
        {(Object.entries(words) as [Sort, string][]).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
