import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import { useState } from 'react'
import { voiceUrl } from '../../asking/ask'
import { readAloud } from '../lines'
import { Listen } from './listen'
import { SoundPlayer } from './sound-player'

type Props = { answer: ChatAnswer; text: string; speaks: boolean }

/** Plays the answer: the provider's file while it exists, otherwise the browser's voice. */
export function AnswerVoice({ answer, text, speaks }: Props) {
  const [isGone, setGone] = useState(false)
  if (answer.voice && !isGone)
    return <SoundPlayer url={voiceUrl(answer.voice)} playsAtOnce={speaks} onBroken={() => setGone(true)} />
  return <Listen text={readAloud(text)} language={answer.language} readsAtOnce={speaks} />
}
