import { CannotKeep } from '#learning/saved/phone/cannot-keep.tsx'
import { DataSaverChoice } from '#learning/saved/phone/data-saver.tsx'
import { MonthData } from '#learning/saved/phone/figures/month-data.tsx'
import { RoomBox } from '#learning/saved/phone/figures/room-box.tsx'
import { GoneLessons } from '#learning/saved/phone/gone-lessons.tsx'
import { LessonsOnPhone } from '#learning/saved/phone/lessons-on-phone.tsx'
import { NextLessons } from '#learning/saved/phone/next-lessons.tsx'
import { NoneSaved } from '#learning/saved/phone/none-saved.tsx'
import { phoneTexts } from '#learning/saved/phone/phone.texts.ts'
import { RemoveAll } from '#learning/saved/phone/remove-all.tsx'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { useCanSave } from '#shared/saved-lessons/can-save.ts'
import { useSavedLessons } from '#shared/saved-lessons/use-saved-lessons.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { Column } from '#shared/ui/rows/columns.tsx'

/** The lessons on this phone, the room that they take, and the data that the app uses. */
export function OnThisPhonePage() {
  const t = useTexts(phoneTexts)
  const canSave = useCanSave()
  const stored = useSavedLessons()
  const lessons = stored.filter(({ state }) => state !== 'removed')
  return (
    <Page width="narrow">
      <BackHeading title={t('title')} to="/library" />
      <Column>
        <GoneLessons lessons={stored.filter(({ state }) => state === 'removed')} />
        {!canSave && <CannotKeep />}
        {canSave && lessons.length === 0 && <NoneSaved />}
        {lessons.length > 0 && (
          <>
            <RoomBox lessons={lessons} />
            <LessonsOnPhone lessons={lessons} />
          </>
        )}
        {canSave && <NextLessons lessons={lessons} />}
        <DataSaverChoice />
        {canSave && <MonthData />}
        {lessons.length > 0 && <RemoveAll />}
      </Column>
    </Page>
  )
}
