import { useEffect, useState } from 'react'
import { clock } from '../bubbles/voice/sound-player'
import styles from './speaking.module.css'

/** Duration of her recording so far. */
export function Seconds() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const beganAt = performance.now()
    const timer = setInterval(() => setSeconds((performance.now() - beganAt) / 1000), 250)
    return () => clearInterval(timer)
  }, [])
  return <p className={styles.seconds}>{clock(seconds)}</p>
}
