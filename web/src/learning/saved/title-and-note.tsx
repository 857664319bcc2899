import { classNames } from '#shared/ui/class-names.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from './title-and-note.module.css'

type Props = { title: string; note: string; className?: string | undefined }

/** A title with a smaller line below it. */
export const TitleAndNote = ({ title, note, className }: Props) => (
  <span className={classNames(styles.lines, className)}>
    <b>
      <Phrases>{title}</Phrases>
    </b>
    <small>
      <Phrases>{note}</Phrases>
    </small>
  </span>
)
