import type { DeskLesson } from '../lesson.queries'
import type { EditedLesson } from '../saving/use-lesson'

/** A lesson as it is edited, with the server's data about it. */
export type EditedAndStored = { editing: EditedLesson; data: DeskLesson }
