import type { DeskTopic } from '@kasama/contract/studio/topics.api'
import { Eye, Plus } from 'lucide-react'
import { useState } from 'react'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import { Reorder } from '#desk-kit/order/reorder.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { Button } from '#shared/ui/actions/button.tsx'
import { useDeskTopics, useMove } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import { useOpenEntry } from '../use-open-entry'
import { StripDialog } from './strip-dialog'
import { TopicForm } from './topic-form'
import { TopicLine } from './topic-line'
import styles from './topics.module.css'
import { topicsTexts as t } from './topics.texts'

/** The topics of the library: their names in four languages, and their order. */
export function Topics() {
  const answer = useDeskTopics()
  const [open, setOpen] = useOpenEntry()
  const [isStrip, setStrip] = useState(false)
  return (
    <DeskPage
      title={listsTexts.topics}
      count={answer.data && String(answer.data.length)}
      actions={
        <>
          <Button look="line" size="s" icon={<Eye aria-hidden="true" />} onClick={() => setStrip(true)}>
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
      {isStrip && answer.data && <StripDialog topics={answer.data} onClose={() => setStrip(false)} />}
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
        <span>Filipino</span>
        <span>Indonesian</span>
        <span>Burmese</span>
        <span className={styles.number}>{t.lessons}</span>
        <span />
      </div>
      <Reorder label={listsTexts.topics} items={items} className={styles.list} onMove={(...to) => void move(...to)}>
        {({ key, topic }, grip, place) =>
          key === open ? (
            <TopicForm topic={topic} onClose={() => setOpen(null)} />
          ) : (
            <TopicLine topic={topic} place={place} grip={grip} onEdit={() => setOpen(key)} />
          )
        }
      </Reorder>
      <p className={styles.foot}>
        <span>{t.foot}</span>
        <span>{listsTexts.movesBy}</span>
      </p>
    </>
  )
}
