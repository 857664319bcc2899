import type { DeskSection } from '@kasama/contract/studio/content/layout.api'
import { Monitor, Plus, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { SaveBar } from '#desk-kit/forms/save-bar.tsx'
import { useEntryForm } from '#desk-kit/forms/use-entry-form.ts'
import { ReorderableList } from '#desk-kit/order/reorderable-list.tsx'
import { spliced } from '#desk-kit/order/spliced.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { NotLoaded } from '#desk-kit/states/not-loaded.tsx'
import { Button } from '#shared/ui/actions/button.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { TopicTag } from '#shared/ui/topic/topic-tag.tsx'
import { noText } from '../form/flat-texts'
import { useDeskLayout, useRefetchList } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import styles from './layout.module.css'
import { layoutTexts as t } from './layout.texts'
import { SectionCard } from './section-card'

/** Enough lessons to scroll through a preview. */
const mostShown = 30

/** The library under All, as an employer sees it: its lessons in the order of the sections. */
function LayoutPreview({ sections }: { sections: DeskSection[] }) {
  const [device, setDevice] = useState<'phone' | 'computer'>('phone')
  const lessons = sections
    .filter(({ is_shown }) => is_shown)
    .flatMap((section) => section.lessons.filter(({ is_published }) => is_published))
  return (
    <div className={styles.preview}>
      <div className={styles.previewHead}>
        <h2>{t.preview}</h2>
        <Segment
          label={t.preview}
          value={device}
          onChange={setDevice}
          options={[
            { value: 'phone', label: t.phone, icon: <Smartphone aria-hidden="true" /> },
            { value: 'computer', label: t.computer, icon: <Monitor aria-hidden="true" /> },
          ]}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it */}
      <section className={styles.screen} data-device={device} tabIndex={0} aria-label={t.previewText}>
        <ol className={styles.cards}>
          {lessons.slice(0, mostShown).map((lesson) => (
            <li key={lesson.id} className={styles.shownCard}>
              <LessonImage lesson={lesson} width={320} loading="lazy" className={styles.cardPicture} />
              {lesson.topic_ids[0] !== undefined && <TopicTag topicId={lesson.topic_ids[0]} />}
              <b>{lesson.title}</b>
            </li>
          ))}
        </ol>
        <p>{t.rest}</p>
      </section>
    </div>
  )
}

/** Moves a section behind another, or to the first place. */
function movedBehind(sections: DeskSection[], key: string, after: string | null): DeskSection[] {
  const moving = sections.filter(({ id }) => id === key)
  const others = sections.filter(({ id }) => id !== key)
  return spliced(others, others.findIndex(({ id }) => id === after) + 1, 0, ...moving)
}

const replaced = (sections: DeskSection[], next: DeskSection) =>
  sections.map((section) => (section.id === next.id ? next : section))

const newSection = (): DeskSection => ({
  id: `section-${crypto.randomUUID().slice(0, 8)}`,
  title: noText,
  is_shown: true,
  lessons: [],
})

const contentOf = (section: DeskSection | undefined) => JSON.stringify(section)

/** Counts the places whose section differs; one that is added or removed counts too. */
function changesIn(before: DeskSection[], after: DeskSection[]): number {
  const places = Math.max(before.length, after.length)
  return Array.from({ length: places }, (_, place) => place).filter(
    (place) => contentOf(before[place]) !== contentOf(after[place]),
  ).length
}

type StoredLayout = { sections: DeskSection[]; version: string }

/** The layout is saved as a whole; until then only the preview shows it. */
function LayoutEditor({ stored }: { stored: StoredLayout }) {
  const form = useEntryForm('desk-layout', { sections: stored.sections })
  const { sections } = form.value
  const [open, setOpen] = useState<string | null>(null)
  const refetchList = useRefetchList('layout')
  const isContested = form.conflicts.length > 0
  const save = useDeskMutation('POST /admin/layout', {
    onSuccess: async () => {
      await refetchList()
      form.markSaved()
      showToast(listsTexts.saved)
    },
    onError: () => void refetchList(),
  })
  const set = (next: typeof sections) => form.set({ sections: next })
  const unnamed = sections.filter(({ title }) => title.eng.trim() === '').length
  function store() {
    const withIds = sections.map(({ lessons, ...section }) => ({ ...section, video_ids: lessons.map(({ id }) => id) }))
    form.markSent()
    save.mutate({ body: { version: stored.version, sections: withIds } })
  }
  function add() {
    const section = newSection()
    set([...sections, section])
    setOpen(section.id)
  }
  const items = sections.map((section) => ({ key: section.id, name: section.title.eng || t.newSection, section }))
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {isContested && (
          <Notice kind="warn">
            {t.theirs}{' '}
            <Button look="line" size="s" onClick={form.undo}>
              {t.lookAtTheirs}
            </Button>
          </Notice>
        )}
        {save.error && !isContested && <Notice kind="bad">{save.error.message}</Notice>}
        {sections.length === 0 && <EmptyList title={t.none} text={t.noneText} />}
        <ReorderableList
          label={listsTexts.layout}
          items={items}
          onMove={(key, after) => set(movedBehind(sections, key, after))}
        >
          {({ key, section }, grip, place) => (
            <SectionCard
              section={section}
              grip={grip}
              place={place}
              count={sections.length}
              taken={new Set(sections.flatMap(({ lessons }) => lessons.map(({ id }) => id)))}
              isOpen={open === key}
              onOpen={() => setOpen(open === key ? null : key)}
              onMove={(to) => set(movedBehind(sections, key, sections[to]?.id ?? null))}
              onChange={(next) => set(replaced(sections, next))}
              onRemove={() => set(sections.filter(({ id }) => id !== key))}
            />
          )}
        </ReorderableList>
        <Button look="line" icon={<Plus aria-hidden="true" />} className={styles.add} onClick={add}>
          {t.add}
        </Button>
        <SaveBar
          changes={form.changed.length > 0 ? changesIn(stored.sections, sections) : 0}
          problems={unnamed}
          busy={save.isPending}
          onUndo={form.undo}
          onSave={() => unnamed === 0 && store()}
        />
      </div>
      <LayoutPreview sections={sections} />
    </div>
  )
}

/** The sections of the library, and the employers' view of them. */
export function Layout() {
  const { data, error, refetch } = useDeskLayout()
  return (
    <DeskPage crumb={[{ to: '/admin/settings', label: listsTexts.settings }]} title={listsTexts.layout} lead={t.lead}>
      {!data && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {data && <LayoutEditor stored={data} />}
    </DeskPage>
  )
}
