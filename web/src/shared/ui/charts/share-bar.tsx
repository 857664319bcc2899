import styles from './share-bar.module.css'

type Props = {
  /** 0 to 100. */
  percent: number
  /** `topic` has the colour of the topic around it. */
  look?: 'plain' | 'warm' | 'held' | 'topic'
  /** Name of the bar for screen readers; without it, the text beside the bar has to give the value. */
  label?: string
}

/** A bar for a part of a whole. */
export function ShareBar({ percent, look = 'plain', label }: Props) {
  const progress = label && {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': percent,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  }
  return (
    <span className={styles.bar} data-look={look} {...(progress || { 'aria-hidden': true })}>
      <i style={{ inlineSize: `${percent}%` }} />
    </span>
  )
}
