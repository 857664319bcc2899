import {
  englishNames,
  htmlLanguages,
  type Language,
  languages,
  shortNames,
  targetLanguages,
} from '@kasama/contract/language'
import type { DeskTopic } from '@kasama/contract/studio/content/topics.api'
import { Eye, Pencil, Plus, SquareDashed } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import { ReorderableList } from '#desk-kit/order/reorderable-list.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { TopicTile } from '#shared/ui/topic/topic-tile.tsx'
import { useOpenEntry } from '../entry-page'
import { useDeskTopics, useMove } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import { TopicForm } from './topic-form'
import { TopicSign } from './topic-sign'
import styles from './topics.module.css'
import { topicsTexts as t } from './topics.texts'

/** The topics of the library: their names in four languages, and their order. */
export function Topics() {
  const answer = useDeskTopics()
  const [open, setOpen] = useOpenEntry()
  const [isStripOpen, setStripOpen] = useState(false)
  return (
    <DeskPage
      title={listsTexts.topics}
      count={answer.data && String(answer.data.length)}
      actions={
        <>
          <Button look="line" size="s" icon={<Eye aria-hidden="true" />} onClick={() => setStripOpen(true)}>
            {t.strip}
          </Button>
          <Button look="line" size="s" icon={<Plus aria-hidden="true" />} onClick={() => setOpen('new')}>
            {t.add}
          </Button>
        </>
      }
    >
      <ListPanel answer={answer}>
        {(topics) => (
          <>
            {open === 'new' && <TopicForm topic={null} onClose={() => setOpen(null)} />}
            {topics.length === 0 && open !== 'new' && <EmptyList title={t.none} text={t.noneText} />}
            {topics.length > 0 && <List topics={topics} open={open} setOpen={setOpen} />}
          </>
        )}
      </ListPanel>
      {isStripOpen && answer.data && <StripDialog topics={answer.data} onClose={() => setStripOpen(false)} />}
    </DeskPage>
  )
}

type Props = { topics: DeskTopic[]; open: string | null; setOpen: (key: string | null) => void }

function List({ topics, open, setOpen }: Props) {
  const move = useMove('topics')
  const items = topics.map((topic) => ({ key: String(topic.id), name: topic.name.eng, topic }))
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span />
        <span>{t.topic}</span>
        {targetLanguages.map((language) => (
          <span key={language}>{englishNames[language]}</span>
        ))}
        <span className={styles.number}>{t.lessons}</span>
        <span />
      </div>
      <ReorderableList
        label={listsTexts.topics}
        items={items}
        className={styles.list}
        onMove={(...to) => void move(...to)}
      >
        {({ key, topic }, grip, place) =>
          key === open ? (
            <TopicForm topic={topic} onClose={() => setOpen(null)} />
          ) : (
            <TopicLine topic={topic} place={place} grip={grip} onEdit={() => setOpen(key)} />
          )
        }
      </ReorderableList>
      <p className={styles.foot}>
        <span>{t.foot}</span>
        <span>{listsTexts.movesBy}</span>
      </p>
    </>
  )
}

/** The strip of topics as the library shows it, in each language. */
function StripDialog({ topics, onClose }: { topics: DeskTopic[]; onClose: () => void }) {
  const [language, setLanguage] = useState<Language>('eng')
  return (
    <Dialog
      open
      wide
      title={t.stripTitle}
      onDismiss={onClose}
      actions={
        <Button block onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <Segment
        label={partsTexts.languages}
        value={language}
        onChange={setLanguage}
        options={languages.map((code) => ({ value: code, label: shortNames[code] }))}
      />
      <div className={styles.strip} lang={htmlLanguages[language]}>
        {topics.map(({ id, name }) => (
          <TopicTile key={id} topicId={id} name={name[language] || name.eng} selected={false} onPress={() => {}} />
        ))}
      </div>
    </Dialog>
  )
}

type TopicLineProps = { topic: DeskTopic; place: number; grip: ReactNode; onEdit: () => void }

/** A topic in a line; missing names are marked. */
function TopicLine({ topic: { id, name, colour, lessons }, place, grip, onEdit }: TopicLineProps) {
  return (
    <div className={styles.line}>
      <span className="row muted digits">
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
      {targetLanguages.map((language) => (
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
