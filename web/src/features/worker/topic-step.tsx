import { useState } from 'react'
import { StarterList } from './starter/starter-list'
import { TopicPicker } from './topic-picker'

/** The wizard's last step: the topics, then the first lessons. */
export function TopicStep({ onDone }: { onDone: () => void }) {
  const [isChosen, setChosen] = useState(false)
  function goOn() {
    setChosen(true)
    window.scrollTo(0, 0)
  }
  return isChosen ? <StarterList onDone={onDone} /> : <TopicPicker onDone={goOn} />
}
