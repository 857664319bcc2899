import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import type { Conflict } from '@kasama/contract/studio/lesson/lessons.api'
import { useState } from 'react'
import { DeskDock } from '#desk-kit/page/desk-dock.tsx'
import { useTopics } from '#shared/api/queries/topics.queries.ts'
import { dateAndTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { fieldName } from '../fields/field-name'
import { fieldText } from '../fields/field-text'
import type { EditedLesson } from '../saving/use-lesson'
import styles from './conflict.module.css'
import { conflictTexts as t } from './conflict.texts'

type Side = 'yours' | 'theirs'

/** Both values of each field that two editors changed; neither is chosen in advance. */
export function Conflicts({ editing: { conflicts, change, lesson } }: { editing: EditedLesson }) {
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  if (conflicts.length === 0) return null
  const name = conflicts[0]?.by ?? t.someone
  const decided = conflicts.filter(({ path }) => chosen[path])
  function take() {
    for (const { path, yours, theirs } of decided) change(path, chosen[path] === 'yours' ? yours : theirs)
    setChosen({})
  }
  return (
    <Panel aria-labelledby="conflict-title">
      <h2 id="conflict-title">{fillIn(t.title, { name })}</h2>
      <Notice>{t.kept}</Notice>
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.path}
          conflict={conflict}
          lesson={lesson}
          value={chosen[conflict.path]}
          onChoose={(side) => setChosen((before) => ({ ...before, [conflict.path]: side }))}
        />
      ))}
      <div>
        <DeskDock>
          <Button disabled={decided.length === 0} onClick={take}>
            {t.take}
          </Button>
        </DeskDock>
      </div>
    </Panel>
  )
}

type ChoiceProps = { conflict: Conflict; lesson: Lesson; value: Side | undefined; onChoose: (side: Side) => void }

function Choice({ conflict, lesson, value, onChoose }: ChoiceProps) {
  const { data: topics = [] } = useTopics()
  const name = fieldName(conflict.path, lesson)
  const sides = [
    { side: 'yours' as const, head: t.yours, words: conflict.yours },
    {
      side: 'theirs' as const,
      head: fillIn(t.theirs, { name: conflict.by ?? t.someone, time: dateAndTime(conflict.at) }),
      words: conflict.theirs,
    },
  ]
  return (
    <fieldset className={`stack gap-12 shrink ${styles.choice}`}>
      <legend>{name}</legend>
      {sides.map(({ side, head, words }) => (
        <label key={side} className={`stack pack gap-8 ${styles.side}`}>
          <span className={`row gap-10 ${styles.head}`}>
            <input
              type="radio"
              name={`conflict-${conflict.path}`}
              checked={value === side}
              onChange={() => onChoose(side)}
            />
            {head}
          </span>
          <span className={styles.words}>{fieldText(conflict.path, words, { lesson, topics })}</span>
        </label>
      ))}
    </fieldset>
  )
}
