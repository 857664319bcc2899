/** A microphone that hums: the browser's recorder records it. */
export function humming(): MediaStream {
  const context = new AudioContext()
  const sound = new OscillatorNode(context)
  const heard = context.createMediaStreamDestination()
  sound.connect(heard)
  sound.start()
  return heard.stream
}
