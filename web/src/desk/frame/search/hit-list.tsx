import { useEffect } from 'react'
import { initials } from '#desk-kit/initials.ts'
import { TitleMatch } from '#shared/search/title-match.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import type { Hit, HitGroup } from './found'
import styles from './palette.module.css'

type Props = {
  id: string
  groups: HitGroup[]
  q: string
  /** Index of the chosen hit among all. */
  chosen: number
  onChoose: (place: number) => void
  onOpen: (hit: Hit) => void
}

/** Results in groups; the field's arrows move through all of them. */
export function HitList({ id, groups, q, chosen, onChoose, onOpen }: Props) {
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  const starts = groups.map((_, place) => groups.slice(0, place).reduce((sum, { hits }) => sum + hits.length, 0))
  return (
    <div role="listbox" id={id} aria-label={groups.map(({ name }) => name).join(', ')}>
      {groups.map(({ name, hits }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
        <div key={name} role="group" aria-label={name}>
          <p className={styles.group} aria-hidden="true">
            {name} <span>{hits.length}</span>
          </p>
          {hits.map((hit, place) => {
            const at = (starts[group] ?? 0) + place
            return (
              // biome-ignore lint/a11y: the field keeps the focus and hears the keys
              <div
                key={hit.id}
                role="option"
                id={`${id}-${at}`}
                aria-selected={at === chosen}
                className={classNames(styles.hit, at === chosen && styles.chosen)}
                onMouseMove={() => onChoose(at)}
                onClick={() => onOpen(hit)}
              >
                <span className={styles.sign} aria-hidden="true">
                  {initials(hit.title)}
                </span>
                <span className={styles.words}>
                  <b>
                    <TitleMatch keywords={q}>{hit.title}</TitleMatch>
                  </b>
                  <small>
                    <TitleMatch keywords={q}>{hit.detail}</TitleMatch>
                  </small>
                </span>
                {hit.tag && <Tag>{hit.tag}</Tag>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
