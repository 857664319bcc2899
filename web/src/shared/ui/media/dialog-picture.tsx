import styles from './dialog-picture.module.css'

type Props = {
  src: string
  /** In pixels; the drawings have a ratio of 4 to 3. */
  width: number
  height?: number
}

/** A drawing above a dialog's title. */
export function DialogPicture({ src, width, height = Math.round(width * 0.75) }: Props) {
  return (
    <span className={styles.picture}>
      <img src={src} alt="" width={width} height={height} />
    </span>
  )
}
