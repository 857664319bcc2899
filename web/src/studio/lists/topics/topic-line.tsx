import { htmlLanguages } from '@kasama/contract/language'
import type { DeskTopic } from '@kasama/contract/studio/topics.api'
import { Pencil, SquareDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { englishNames } from '#desk-kit/language-names.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { listsTexts } from '../lists.texts'
import { TopicSign } from './topic-sign'
import styles from './topics.module.css'
import { topicsTexts as t } from './topics.texts'

type Props = { topic: DeskTopic; place: number; grip: ReactNode; onEdit: () => void }

/** A topic in a line; missing names are marked. */
export function TopicLine({ topic: { id, name, colour, lessons }, place, grip, onEdit }: Props) {
  return (
    <div className={styles.line}>
      <span className={styles.order}>
        {grip}
        {place + 1}
      </span>
      <span className={styles.who}>
        <TopicSign id={id} colour={colour} />
        <span>
          <b>{name.eng}</b>
          <small>{fillIn(t.number, { id })}</small>
        </span>
      </span>
      {(['phi', 'ind', 'mya'] as const).map((language) => (
        <span key={language} className={styles.name} data-label={englishNames[language]}>
          {name[language] ? (
            <span lang={htmlLanguages[language]}>
              <Phrases>{name[language]}</Phrases>
            </span>
          ) : (
            <span className={styles.missing}>
              <SquareDashed aria-hidden="true" />
              {listsTexts.missingShort}
            </span>
          )}
        </span>
      ))}
      <span className={styles.number} data-label={t.lessons}>
        <Link to={`/admin/videos?topic=${id}`}>{lessons.toLocaleString('en')}</Link>
      </span>
      <IconButton
        label={fillIn(listsTexts.edit, { name: name.eng })}
        className={styles.edit}
        onClick={onEdit}
        data-edit
        data-open
      >
        <Pencil aria-hidden="true" />
      </IconButton>
    </div>
  )
}
