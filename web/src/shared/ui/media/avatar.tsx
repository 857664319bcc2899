import dewi from '../../../assets/avatars/dewi.svg'
import employer from '../../../assets/avatars/employer.svg'
import maria from '../../../assets/avatars/maria.svg'
import rosa from '../../../assets/avatars/rosa.svg'
import siti from '../../../assets/avatars/siti.svg'
import thida from '../../../assets/avatars/thida.svg'
import styles from './avatar.module.css'
import { usePicture } from './use-picture'

const workers = [maria, siti, thida, dewi, rosa]

type Props = {
  /** The person's own picture; one of the drawn ones stands in for it. */
  src?: string | null | undefined
  /** Decides which drawing: the same person always gets the same. */
  userId?: number | undefined
  /** Employers have a drawing of their own. */
  isEmployer?: boolean
  /** Width and height in pixels. */
  size: number
}

/** A round picture of a person; her name stands beside it, so it is a decoration. */
export function Avatar({ src, userId = 0, isEmployer = false, size }: Props) {
  const drawn = isEmployer ? employer : workers[userId % workers.length]
  const picture = usePicture(src || undefined, drawn)
  return <img className={styles.avatar} {...picture} alt="" width={size} height={size} />
}
