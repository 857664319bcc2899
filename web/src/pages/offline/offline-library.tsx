import type { Card } from '@kasama/contract/learning/library/library.api'
import { CloudUpload, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useBegunLesson, useCards } from '#learning/library/library.queries.ts'
import { isHomeView } from '#learning/library/library-view.ts'
import { useLibraryView } from '#learning/library/use-library-view.ts'
import { PracticeCard } from '#learning/practice/practice-card.tsx'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { useSavedLessons } from '#shared/saved-lessons/use-saved-lessons.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Genie } from '#shared/ui/brand/genie.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { useWaitingCount } from '#shared/watching/use-waiting-count.ts'
import { offlineTexts } from './offline.texts'
import { divideLessons } from './offline-lessons'
import styles from './offline-library.module.css'
import { BegunCard, SavedRow, UnsavedRow } from './offline-rows'

/** A worker's library while the server is not reached; `onCheck` resolves whether it is reached again. */
export function OfflineLibrary({ onCheck }: { onCheck: () => Promise<boolean> }) {
  const t = useTexts(offlineTexts)
  const { data: profile } = useProfile()
  return (
    <div className={styles.library} data-offline-library>
      <WaitingBox />
      <OtherView />
      {profile?.practises && <PracticeCard />}
      <Lessons />
      <p className={styles.genie}>
        <Genie width={52} />
        <span>
          <Phrases>{t('genieNeeds')}</Phrases>
        </span>
      </p>
      <CheckButton onCheck={onCheck} />
    </div>
  )
}

/** A tab, topic or search in the address: it waits for the internet. */
function OtherView() {
  const t = useTexts(offlineTexts)
  const { view } = useLibraryView()
  if (isHomeView(view, true)) return null
  return (
    <p role="status">
      <Phrases>{t(view.keywords === '' ? 'listNeeds' : 'searchNeeds')}</Phrases>
    </p>
  )
}

const maxSuggestions = 6

/** A worker's list; in place of an empty one the lessons to begin with, as with internet. */
function Lessons() {
  const list = useCards('subscribed').data?.cards
  return list?.length === 0 ? <SuggestedLessons /> : <LessonList cards={list ?? []} />
}

function SuggestedLessons() {
  const { data } = useCards('recommendation')
  return <LessonList cards={(data?.cards ?? []).slice(0, maxSuggestions)} />
}

/** The lessons on the phone, then the rest of the list. */
function LessonList({ cards }: { cards: Card[] }) {
  const t = useTexts(offlineTexts)
  const { card } = useBegunLesson()
  const { begun, others, notSaved } = divideLessons(cards, card, useSavedLessons())
  const count = others.length + (begun ? 1 : 0)
  return (
    <>
      {count === 0 && (
        <p>
          <Phrases>{t('noneHere')}</Phrases>
        </p>
      )}
      {count > 0 && (
        <section className={styles.part}>
          <div className="row wrap baseline between gap-8">
            <h2>
              <Phrases>{t('lessonsHere')}</Phrases>
            </h2>
            <span className={styles.number}>{t('lessonCount', { count })}</span>
          </div>
          {begun && <BegunCard {...begun} />}
          <div className={styles.rows}>
            {others.map((other, index) => (
              <SavedRow key={other.lesson.video_id} {...other} number={index + 1} />
            ))}
          </div>
        </section>
      )}
      {notSaved.length > 0 && (
        <section className={styles.part}>
          <h2>
            <Phrases>{t('theseNeed')}</Phrases>
          </h2>
          <div className={styles.rows}>
            {notSaved.map((lesson) => (
              <UnsavedRow key={lesson.video_id} lesson={lesson} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function CheckButton({ onCheck }: { onCheck: () => Promise<boolean> }) {
  const t = useTexts(offlineTexts)
  const [isChecking, setChecking] = useState(false)
  async function check() {
    setChecking(true)
    if (await onCheck()) return
    setChecking(false)
    showToast(t('noInternet'))
  }
  return (
    <Button look="line" block busy={isChecking} icon={<RefreshCw aria-hidden="true" />} onClick={check}>
      <Phrases>{t('checkAgain')}</Phrases>
    </Button>
  )
}

/** How much of what she did waits for the internet; nothing if nothing waits. */
function WaitingBox() {
  const t = useTexts(offlineTexts)
  const count = useWaitingCount()
  return (
    <div role="status">
      {count > 0 && (
        <p className={styles.waiting}>
          <span className={styles.waitingIcon}>
            <CloudUpload aria-hidden="true" />
          </span>
          <span>
            <Phrases>{t('nothingLost')}</Phrases>
          </span>
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
          <span className="sr-only">{t('waiting', { count })}</span>
        </p>
      )}
    </div>
  )
}
