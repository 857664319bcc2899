import type { DeskPerson } from '@kasama/contract/people/desk/accounts.api'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import styles from './accounts.module.css'
import { stateOf } from './words'

type Props = { person: DeskPerson; size?: number }

const Face = ({ person: { img_url, language_code, role }, size = 36 }: Props) => (
  <Avatar src={img_url} language={language_code} isEmployer={role === 'E'} size={size} />
)

/** An account's avatar, name and login. */
export function Person({ person, size }: Props) {
  return (
    <span className={`row gap-12 shrink ${styles.person}`}>
      <Face person={person} {...(size && { size })} />
      <span className={styles.names}>
        <b>{person.name}</b>
        <small>{person.login}</small>
      </span>
    </span>
  )
}

export function StateTag({ person }: { person: DeskPerson }) {
  const { kind, word } = stateOf(person)
  return <Tag kind={kind}>{word}</Tag>
}
