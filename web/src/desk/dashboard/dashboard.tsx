import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { toDoQuery } from '#desk-kit/to-do.queries.ts'
import { dateAndTime } from '#shared/format/date.ts'
import styles from './dashboard.module.css'
import { healthQuery, learningQuery, lessonsQuery } from './dashboard.queries'
import { dashboardTexts as t } from './dashboard.texts'
import { Health } from './health'
import { HardQuestions, LeftLessons, Missing, Unanswered } from './lessons'
import type { Measure } from './measures'
import { Part } from './part'
import { ToDo } from './to-do'
import { Today } from './today'
import { ByLanguage, Weeks } from './weeks'

/** The desk's first page. */
export function Dashboard() {
  const { data } = useQuery(healthQuery)
  const [measure, setMeasure] = useState<Measure>('workers')
  return (
    <DeskPage title={t.title} lead={data ? dateAndTime(data.checked_at) : undefined}>
      <Part what={t.wellTitle} query={healthQuery}>
        {(health) => <Health health={health} />}
      </Part>
      <Part what={t.todayTitle} query={learningQuery}>
        {(learning) => <Today learning={learning} />}
      </Part>
      <div className={styles.wideAndSide}>
        <Part what={t.learningTitle} query={learningQuery}>
          {({ weeks }) => <Weeks weeks={weeks} measure={measure} onMeasure={setMeasure} />}
        </Part>
        <Part what={t.toDo} query={toDoQuery}>
          {(toDo) => <ToDo toDo={toDo} />}
        </Part>
      </div>
      <Part what={t.byLanguage} query={learningQuery}>
        {(learning) => <ByLanguage learning={learning} measure={measure} />}
      </Part>
      <Part what={t.lessonsTitle} query={lessonsQuery}>
        {(lessons) => (
          <div className={styles.two}>
            <HardQuestions lessons={lessons} />
            <LeftLessons lessons={lessons} />
            <Unanswered lessons={lessons} />
            <Missing lessons={lessons} />
          </div>
        )}
      </Part>
    </DeskPage>
  )
}
