import type { DeskLesson } from '../lesson.queries'
import type { EditedLesson } from '../saving/use-lesson'

/** A lesson as it is edited, with what the server says of it. */
export type Published = { editing: EditedLesson; data: DeskLesson }
