import { useId } from 'react'
import { Select } from '#shared/ui/forms/select.tsx'
import { partsTexts } from '../../parts.texts'
import styles from './filters.module.css'

type Props<Sort extends string> = {
  value: Sort | undefined
  words: Record<Sort, string>
  /** The only order: there is nothing to choose. */
  only?: string | undefined
  onChoose: (sort: Sort) => void
}

/** The order of a list, at the end of its head. */
export function OrderChoice<Sort extends string>({ value, words, only, onChoose }: Props<Sort>) {
  const id = useId()
  return (
    <label className={styles.order} htmlFor={id}>
      <span className="sr-only">{partsTexts.order}</span>
      <Select
        id={id}
        value={only ? '' : value}
        disabled={only !== undefined}
        onChange={({ target }) => onChoose(target.value as Sort)}
      >
        {Object.entries<string>(only ? { '': only } : words).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  )
}
